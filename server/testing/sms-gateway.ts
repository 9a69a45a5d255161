// A text message gateway for tests: takes what the shop sends over HTTP and remembers it.
import { createServer } from 'node:http'
import { listenLocally } from './listen.ts'

export interface ReceivedText {
  to: string
  text: string
  authorization: string | undefined
}

export interface SmsGateway {
  url: string
  received: ReceivedText[]
  /** Status of the next answers; 200 at first. */
  answerWith(status: number): void
  /** The digits of the last text to a phone; empty when none came. */
  lastCode(phone: string): string
  close(): Promise<void>
}

export async function startSmsGateway(): Promise<SmsGateway> {
  const received: ReceivedText[] = []
  let status = 200
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      if (status === 200) received.push({ ...JSON.parse(body), authorization: request.headers.authorization })
      response.writeHead(status).end()
    })
  })
  const { port, close } = await listenLocally(server)

  return {
    url: `http://127.0.0.1:${port}/send`,
    received,
    answerWith: (next) => {
      status = next
    },
    lastCode: (phone) => {
      const last = received.findLast((one) => one.to === phone)
      return /\d{4}/.exec(last?.text ?? '')?.[0] ?? ''
    },
    close,
  }
}
