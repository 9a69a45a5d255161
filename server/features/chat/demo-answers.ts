// Partners of the demo read and answer: support, stores and delivery men say something kind a few seconds later.
import { isLanguage, type Localised } from '#contract/core/language.ts'
import type { PartnerType } from '#contract/features/chat/chat.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { NotificationService } from '#server/features/notification/notification.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { keepMessage, seenByPartner, unansweredBefore } from './chat.db.ts'

export interface DemoAnswerParts {
  db: Database
  clock: Clock
  notifications: Pick<NotificationService, 'notify'>
}

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
    tg: 'Фаҳмо! Ман дар роҳам.',
    ru: 'Понял! Я уже в пути.',
  },
}

export function createDemoAnswers({ db, clock, notifications }: DemoAnswerParts) {
  return {
    async step(): Promise<void> {
      const now = clock.now()
      const waiting = await unansweredBefore(db, new Date(now.getTime() - readingMs), answersAtOnce)
      for (const { talk, language, last_message_id } of waiting) {
        const message = answers[talk.partner_type][isLanguage(language) ? language : 'en']
        await seenByPartner(db, talk.id)
        // One answer a message, whichever process gives it.
        const said = {
          by_customer: false,
          message,
          file: [],
          request_key: `answer ${last_message_id}`,
          at: now,
        }
        if (!(await keepMessage(db, talk, said))) continue
        const news = { type: 'message', conversation_id: talk.id, sender_type: talk.partner_type } as const
        await notifications.notify({ customer_id: talk.customer_id, guest_id: null }, () => ({
          ...news,
          title: message,
          body: '',
        }))
      }
    },
  }
}
