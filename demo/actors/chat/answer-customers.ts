// Partners of the demo read and answer: support, stores and couriers say something kind a few seconds later.
import { isLanguage, type Localised } from '#contract/core/language.ts'
import type { PartnerType } from '#contract/features/chat/chat.schema.ts'
import type { ActorParts } from '#server/demo-actors.ts'
import { oneByOne } from '#server/platform/clock/one-by-one.ts'

/** Long enough to look like somebody reading. */
const readingMs = 4_000

const answersAtOnce = 50

const answers: Readonly<Record<PartnerType, Localised>> = {
  admin: {
    en: 'Thank you for writing! This is the demo: in a real shop our support answers here.',
    ar: 'شكرًا لمراسلتنا! هذا عرض تجريبي: في المتجر الحقيقي يجيبك فريق الدعم هنا.',
    tg: 'Ташаккур барои паём! Ин намоиш аст: дар мағозаи воқеӣ ин ҷо дастгирӣ ҷавоб медиҳад.',
    ru: 'Спасибо, что написали! Это демонстрация: в настоящем магазине здесь отвечает поддержка.',
  },
  vendor: {
    en: 'Hello! We have your order in front of us and are taking good care of it.',
    ar: 'مرحبًا! طلبك أمامنا ونعتني به جيدًا.',
    tg: 'Салом! Фармоишатон дар назди мост ва мо ба он диққат медиҳем.',
    ru: 'Здравствуйте! Ваш заказ у нас, всё делаем как следует.',
  },
  delivery_man: {
    en: 'Got it! I am on my way.',
    ar: 'حسنًا! أنا في الطريق.',
    tg: 'Хуб! Ман дар роҳам.',
    ru: 'Хорошо! Я уже в пути.',
  },
}

export async function answerCustomers({ clock, chat }: ActorParts): Promise<void> {
  const read = new Date(clock.now().getTime() - readingMs)
  await oneByOne(await chat.unanswered(read, answersAtOnce), ({ talk, language, last_message_id }) => {
    const message = answers[talk.partner_type][isLanguage(language) ? language : 'en']
    // One answer a message, whichever process gives it.
    return chat.answer(talk, message, `answer ${last_message_id}`)
  })
}
