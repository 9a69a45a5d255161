// Letters: by SMTP when a server is set, else into the log.
import type { MailSettings } from '../config/outside-services.ts'
import type { Log } from '../log/log.ts'

export interface Letter {
  to: string
  subject: string
  text: string
}

export interface Mail {
  /** False when letters only reach the log. */
  reaches_mailboxes: boolean
  /** Rejects when the server did not take the letter. */
  send(letter: Letter): Promise<void>
}

const patienceMs = 10_000

/** `isDemo`: letters hold codes, and only a demo may show them in its log. */
export function createMail(settings: MailSettings | null, log: Log, isDemo: boolean): Mail {
  return settings ? bySmtp(settings) : intoTheLog(log, isDemo)
}

function bySmtp({ url, from }: MailSettings): Mail {
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  // Loaded while the shop starts, where a server is set: the others need not hold it.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({ url, ...patience }, { from }),
  )
  return {
    reaches_mailboxes: true,
    async send(letter) {
      await (await transport).sendMail(letter)
    },
  }
}

function intoTheLog(log: Log, isDemo: boolean): Mail {
  return {
    reaches_mailboxes: false,
    async send({ to, subject, text }) {
      if (isDemo) {
        log.info({ to, subject, text }, 'a letter, written here because no mail server is set (SMTP_URL)')
      } else {
        log.warn('a letter was made and reaches nobody: no mail server is set (SMTP_URL)')
      }
    },
  }
}
