// The text of the page 'cancellation-policy', section by section.
import { t } from '../../localised.ts'
import type { PolicyText } from './policy.types.ts'

export const cancellationPolicy: PolicyText = {
  sections: [
    {
      heading: t(
        'Before the store confirms',
        'قبل تأكيد المتجر',
        'Пеш аз тасдиқи мағоза',
        'До подтверждения магазином',
      ),
      body: t(
        'You can cancel in one tap, free of charge. A reason helps us to do better.',
        'يمكنك الإلغاء بلمسة واحدة ومجانًا. وذكر السبب يساعدنا على التحسن.',
        'Бо як ламс ройгон бекор мекунед. Сабабаш ба мо барои беҳтар шудан кӯмак мекунад.',
        'Отменить можно в одно касание и бесплатно. Причина поможет нам стать лучше.',
      ),
    },
    {
      heading: t('After it is confirmed', 'بعد التأكيد', 'Баъди тасдиқ', 'После подтверждения'),
      body: t(
        'Once food is on the stove it can no longer be cancelled in the app; call us and we ask the store.',
        'عندما يصبح الطعام على الموقد لا يمكن إلغاؤه في التطبيق؛ اتصل بنا ونسأل المتجر.',
        'Вақте хӯрок дар оташ аст, дар барнома бекор намешавад; занг занед, мо аз мағоза мепурсем.',
        'Когда еда уже на плите, отменить в приложении нельзя; позвоните, и мы спросим магазин.',
      ),
    },
    {
      heading: t('Scheduled orders', 'الطلبات المجدولة', 'Фармоишҳои пешакӣ', 'Заказы ко времени'),
      body: t(
        'An order for later can be cancelled free of charge up to two hours before its time.',
        'يمكن إلغاء الطلب المؤجل مجانًا حتى ساعتين قبل موعده.',
        'Фармоиши пешакиро то ду соат пеш аз вақташ ройгон бекор кардан мумкин.',
        'Заказ на потом можно бесплатно отменить за два часа до срока.',
      ),
    },
    {
      heading: t('When we cancel', 'متى نلغي نحن', 'Кай мо бекор мекунем', 'Когда отменяем мы'),
      body: t(
        'Sometimes an order cannot be fulfilled. Then you hear from us at once and get all your money back.',
        'أحيانًا يتعذر تنفيذ الطلب. عندها نخبرك فورًا ونعيد لك كل مالك.',
        'Гоҳе фармоиш иҷро намешавад. Он гоҳ дарҳол хабар медиҳем ва ҳамаи пулро бармегардонем.',
        'Иногда заказ невозможно выполнить. Тогда мы сразу сообщим и вернём всю сумму.',
      ),
      points: [
        t(
          'An item has run out and you want no replacement.',
          'نفد صنف ولا تريد بديلًا.',
          'Мол тамом шуд ва шумо ивазашро намехоҳед.',
          'Товар закончился, а замена не нужна.',
        ),
        t(
          'The store had to close.',
          'اضطر المتجر إلى الإغلاق.',
          'Мағоза маҷбур шуд, ки баста шавад.',
          'Магазину пришлось закрыться.',
        ),
        t(
          'The address cannot be reached safely.',
          'لا يمكن الوصول إلى العنوان بأمان.',
          'Ба суроға бехатар расидан имкон надорад.',
          'До адреса нельзя безопасно добраться.',
        ),
      ],
    },
    {
      heading: t('Parcels', 'الطرود', 'Бастаҳо', 'Посылки'),
      body: t(
        'A parcel can be cancelled until the courier has taken it. Afterwards we bring it back for the price of the way.',
        'يمكن إلغاء الطرد حتى يستلمه المندوب. وبعدها نعيده مقابل أجرة الطريق.',
        'Баста то гирифтани қосид бекор мешавад. Баъд онро бо нархи роҳ бармегардонем.',
        'Посылку можно отменить, пока её не забрал курьер. Потом мы вернём её за стоимость пути.',
      ),
    },
  ],
}
