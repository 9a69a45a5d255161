// Ways of paying outside the shop: what the customer needs to know and what we ask back.
import type { Localised } from '#contract/core/language.ts'
import { text } from '../localised.ts'

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
    method_name: text({
      en: 'Bank transfer',
      ar: 'تحويل بنكي',
      tg: 'Интиқоли бонкӣ',
      ru: 'Банковский перевод',
    }),
    method_fields: [
      {
        input_name: text({ en: 'Bank', ar: 'البنك', tg: 'Бонк', ru: 'Банк' }),
        input_data: 'Altyn Steppe Bank',
      },
      {
        input_name: text({ en: 'Account holder', ar: 'صاحب الحساب', tg: 'Соҳиби ҳисоб', ru: 'Получатель' }),
        input_data: 'Fivefold LLP',
      },
      {
        input_name: text({ en: 'Account number', ar: 'رقم الحساب', tg: 'Рақами ҳисоб', ru: 'Номер счёта' }),
        input_data: 'KZ00 0000 0000 0000 5555',
      },
    ],
    method_informations: [
      {
        customer_input: 'sender_name',
        customer_label: text({ en: 'Your name', ar: 'اسمك', tg: 'Номи шумо', ru: 'Ваше имя' }),
        customer_placeholder: text({
          en: 'As written on the account',
          ar: 'كما في الحساب',
          tg: 'Мисли дар ҳисоб',
          ru: 'Как в счёте',
        }),
        is_required: true,
      },
      {
        customer_input: 'transaction_number',
        customer_label: text({
          en: 'Transfer number',
          ar: 'رقم التحويل',
          tg: 'Рақами интиқол',
          ru: 'Номер перевода',
        }),
        customer_placeholder: text({
          en: 'From your receipt',
          ar: 'من الإيصال',
          tg: 'Аз расид',
          ru: 'Из квитанции',
        }),
        is_required: true,
      },
      {
        customer_input: 'transfer_date',
        customer_label: text({
          en: 'Date of transfer',
          ar: 'تاريخ التحويل',
          tg: 'Санаи интиқол',
          ru: 'Дата перевода',
        }),
        customer_placeholder: text({
          en: 'Day and month',
          ar: 'اليوم والشهر',
          tg: 'Рӯз ва моҳ',
          ru: 'День и месяц',
        }),
        is_required: false,
      },
    ],
  },
  {
    key: 'phone-transfer',
    method_name: text({
      en: 'Transfer by phone number',
      ar: 'تحويل برقم الهاتف',
      tg: 'Интиқол бо рақами телефон',
      ru: 'Перевод по номеру телефона',
    }),
    method_fields: [
      {
        input_name: text({
          en: 'Phone number',
          ar: 'رقم الهاتف',
          tg: 'Рақами телефон',
          ru: 'Номер телефона',
        }),
        input_data: '+7 717 200 05 55',
      },
      { input_name: text({ en: 'Name', ar: 'الاسم', tg: 'Ном', ru: 'Имя' }), input_data: 'Fivefold' },
    ],
    method_informations: [
      {
        customer_input: 'sender_phone',
        customer_label: text({
          en: 'Your phone number',
          ar: 'رقم هاتفك',
          tg: 'Рақами телефони шумо',
          ru: 'Ваш телефон',
        }),
        customer_placeholder: text({
          en: 'The number you sent from',
          ar: 'الرقم الذي أرسلت منه',
          tg: 'Рақаме, ки аз он фиристодед',
          ru: 'Номер, с которого отправили',
        }),
        is_required: true,
      },
      {
        customer_input: 'transaction_number',
        customer_label: text({
          en: 'Transaction number',
          ar: 'رقم العملية',
          tg: 'Рақами амалиёт',
          ru: 'Номер операции',
        }),
        customer_placeholder: text({
          en: 'From the message',
          ar: 'من الرسالة',
          tg: 'Аз паём',
          ru: 'Из сообщения',
        }),
        is_required: true,
      },
    ],
  },
  {
    key: 'office-cash',
    method_name: text({
      en: 'Cash at our office',
      ar: 'نقدًا في مكتبنا',
      tg: 'Нақд дар идораи мо',
      ru: 'Наличными в офисе',
    }),
    method_fields: [
      {
        input_name: text({ en: 'Address', ar: 'العنوان', tg: 'Суроға', ru: 'Адрес' }),
        input_data: 'Kabanbay Batyr 15',
      },
      {
        input_name: text({ en: 'Hours', ar: 'ساعات العمل', tg: 'Соатҳои кор', ru: 'Часы работы' }),
        input_data: '09:00–20:00',
      },
    ],
    method_informations: [
      {
        customer_input: 'receipt_number',
        customer_label: text({
          en: 'Receipt number',
          ar: 'رقم الإيصال',
          tg: 'Рақами расид',
          ru: 'Номер квитанции',
        }),
        customer_placeholder: text({
          en: 'Printed at the top',
          ar: 'مطبوع في الأعلى',
          tg: 'Дар боло чоп шудааст',
          ru: 'Напечатан сверху',
        }),
        is_required: true,
      },
    ],
  },
]
