// Ways of paying outside the shop: what the customer needs to know and what we ask back.
import type { Localised } from '#contract/core/language.ts'
import { t } from '../localised.ts'

export interface OfflineMethodContent {
  key: string
  method_name: Localised
  method_fields: readonly { input_name: Localised; input_data: string }[]
  /** `customer_input` names the form field the answer comes back under. */
  method_informations: readonly {
    customer_input: string
    customer_label: Localised
    customer_placeholder: Localised
    is_required: boolean
  }[]
}

export const offlineMethods: readonly OfflineMethodContent[] = [
  {
    key: 'bank-transfer',
    method_name: t('Bank transfer', 'تحويل بنكي', 'Интиқоли бонкӣ', 'Банковский перевод'),
    method_fields: [
      { input_name: t('Bank', 'البنك', 'Бонк', 'Банк'), input_data: 'Altyn Steppe Bank' },
      {
        input_name: t('Account holder', 'صاحب الحساب', 'Соҳиби ҳисоб', 'Получатель'),
        input_data: 'Fivefold LLP',
      },
      {
        input_name: t('Account number', 'رقم الحساب', 'Рақами ҳисоб', 'Номер счёта'),
        input_data: 'KZ00 0000 0000 0000 5555',
      },
    ],
    method_informations: [
      {
        customer_input: 'sender_name',
        customer_label: t('Your name', 'اسمك', 'Номи шумо', 'Ваше имя'),
        customer_placeholder: t(
          'As written on the account',
          'كما في الحساب',
          'Мисли дар ҳисоб',
          'Как в счёте',
        ),
        is_required: true,
      },
      {
        customer_input: 'transaction_number',
        customer_label: t('Transfer number', 'رقم التحويل', 'Рақами интиқол', 'Номер перевода'),
        customer_placeholder: t('From your receipt', 'من الإيصال', 'Аз расид', 'Из квитанции'),
        is_required: true,
      },
      {
        customer_input: 'transfer_date',
        customer_label: t('Date of transfer', 'تاريخ التحويل', 'Санаи интиқол', 'Дата перевода'),
        customer_placeholder: t('Day and month', 'اليوم والشهر', 'Рӯз ва моҳ', 'День и месяц'),
        is_required: false,
      },
    ],
  },
  {
    key: 'phone-transfer',
    method_name: t(
      'Transfer by phone number',
      'تحويل برقم الهاتف',
      'Интиқол бо рақами телефон',
      'Перевод по номеру телефона',
    ),
    method_fields: [
      {
        input_name: t('Phone number', 'رقم الهاتف', 'Рақами телефон', 'Номер телефона'),
        input_data: '+7 717 200 05 55',
      },
      { input_name: t('Name', 'الاسم', 'Ном', 'Имя'), input_data: 'Fivefold' },
    ],
    method_informations: [
      {
        customer_input: 'sender_phone',
        customer_label: t('Your phone number', 'رقم هاتفك', 'Рақами телефони шумо', 'Ваш телефон'),
        customer_placeholder: t(
          'The number you sent from',
          'الرقم الذي أرسلت منه',
          'Рақаме, ки аз он фиристодед',
          'Номер, с которого отправили',
        ),
        is_required: true,
      },
      {
        customer_input: 'transaction_number',
        customer_label: t('Transaction number', 'رقم العملية', 'Рақами амалиёт', 'Номер операции'),
        customer_placeholder: t('From the message', 'من الرسالة', 'Аз паём', 'Из сообщения'),
        is_required: true,
      },
    ],
  },
  {
    key: 'office-cash',
    method_name: t('Cash at our office', 'نقدًا في مكتبنا', 'Нақд дар идораи мо', 'Наличными в офисе'),
    method_fields: [
      { input_name: t('Address', 'العنوان', 'Суроға', 'Адрес'), input_data: 'Kabanbay Batyr 15' },
      { input_name: t('Hours', 'ساعات العمل', 'Соатҳои кор', 'Часы работы'), input_data: '09:00–20:00' },
    ],
    method_informations: [
      {
        customer_input: 'receipt_number',
        customer_label: t('Receipt number', 'رقم الإيصال', 'Рақами расид', 'Номер квитанции'),
        customer_placeholder: t(
          'Printed at the top',
          'مطبوع في الأعلى',
          'Дар боло чоп шудааст',
          'Напечатан сверху',
        ),
        is_required: true,
      },
    ],
  },
]
