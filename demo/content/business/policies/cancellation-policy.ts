// The text of the page 'cancellation-policy', section by section.
import { text } from '#demo/content/localised.ts'
import type { PolicyText } from './policy.types.ts'

export const cancellationPolicy: PolicyText = {
  sections: [
    {
      heading: text({
        en: 'Before the store confirms',
        ar: 'قبل تأكيد المتجر',
        tg: 'Пеш аз тасдиқи мағоза',
        ru: 'До подтверждения магазином',
      }),
      body: text({
        en: 'You can cancel in one tap, free of charge. A reason helps us to do better.',
        ar: 'يمكنك الإلغاء بلمسة واحدة ومجانًا. وذكر السبب يساعدنا على التحسن.',
        tg: 'Бо як ламс ройгон бекор мекунед. Сабабаш ба мо барои беҳтар шудан кӯмак мекунад.',
        ru: 'Отменить можно в одно касание и бесплатно. Причина поможет нам стать лучше.',
      }),
    },
    {
      heading: text({
        en: 'After it is confirmed',
        ar: 'بعد التأكيد',
        tg: 'Баъди тасдиқ',
        ru: 'После подтверждения',
      }),
      body: text({
        en: 'Once food is on the stove it can no longer be canceled in the app; call us and we ask the store.',
        ar: 'عندما يصبح الطعام على الموقد لا يمكن إلغاؤه في التطبيق؛ اتصل بنا ونسأل المتجر.',
        tg: 'Вақте хӯрок дар оташ аст, дар барнома бекор намешавад; занг занед, мо аз мағоза мепурсем.',
        ru: 'Когда еда уже на плите, отменить в приложении нельзя; позвоните, и мы спросим магазин.',
      }),
    },
    {
      heading: text({
        en: 'Scheduled orders',
        ar: 'الطلبات المجدولة',
        tg: 'Фармоишҳои пешакӣ',
        ru: 'Заказы ко времени',
      }),
      body: text({
        en: 'An order for later can be canceled free of charge up to two hours before its time.',
        ar: 'يمكن إلغاء الطلب المؤجل مجانًا حتى ساعتين قبل موعده.',
        tg: 'Фармоиши пешакиро то ду соат пеш аз вақташ ройгон бекор кардан мумкин.',
        ru: 'Заказ на потом можно бесплатно отменить за два часа до срока.',
      }),
    },
    {
      heading: text({
        en: 'When we cancel',
        ar: 'متى نلغي نحن',
        tg: 'Кай мо бекор мекунем',
        ru: 'Когда отменяем мы',
      }),
      body: text({
        en: 'Sometimes an order cannot be fulfilled. Then you hear from us at once and get all your money back.',
        ar: 'أحيانًا يتعذر تنفيذ الطلب. عندها نخبرك فورًا ونعيد لك كل مالك.',
        tg: 'Гоҳе фармоиш иҷро намешавад. Он гоҳ дарҳол хабар медиҳем ва ҳамаи пулро бармегардонем.',
        ru: 'Иногда заказ невозможно выполнить. Тогда мы сразу сообщим и вернём всю сумму.',
      }),
      points: [
        text({
          en: 'An item has run out and you want no replacement.',
          ar: 'نفد صنف ولا تريد بديلًا.',
          tg: 'Мол тамом шуд ва шумо ивазашро намехоҳед.',
          ru: 'Товар закончился, а замена не нужна.',
        }),
        text({
          en: 'The store had to close.',
          ar: 'اضطر المتجر إلى الإغلاق.',
          tg: 'Мағоза маҷбур шуд, ки баста шавад.',
          ru: 'Магазину пришлось закрыться.',
        }),
        text({
          en: 'The address cannot be reached safely.',
          ar: 'لا يمكن الوصول إلى العنوان بأمان.',
          tg: 'Ба суроға бехатар расидан имкон надорад.',
          ru: 'До адреса нельзя безопасно добраться.',
        }),
      ],
    },
    {
      heading: text({ en: 'Parcels', ar: 'الطرود', tg: 'Бастаҳо', ru: 'Посылки' }),
      body: text({
        en: 'A parcel can be canceled until the courier has taken it. Afterwards we bring it back for the price of the trip.',
        ar: 'يمكن إلغاء الطرد حتى يستلمه المندوب. وبعدها نعيده مقابل أجرة الطريق.',
        tg: 'Баста то гирифтани қосид бекор мешавад. Баъд онро бо нархи роҳ бармегардонем.',
        ru: 'Посылку можно отменить, пока её не забрал курьер. Потом мы вернём её за стоимость пути.',
      }),
    },
  ],
}
