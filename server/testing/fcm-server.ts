// A Firebase for tests: gives access tokens for signed claims and takes messages, as Google's servers do over HTTP.
import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { jwtVerify } from 'jose'
import { listenLocally } from './listen.ts'

export interface FcmMessage {
  token: string
  notification: { title: string; body: string; image?: string }
  data: Record<string, string>
}

interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 })

/** As Google answers for a token whose app was removed. */
export const unregistered: Answer = {
  status: 404,
  body: { error: { code: 404, status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] } },
}

/** As Google answers for a text that is no token. */
export const noToken: Answer = {
  status: 400,
  body: {
    error: {
      code: 400,
      status: 'INVALID_ARGUMENT',
      details: [
        { errorCode: 'INVALID_ARGUMENT' },
        { fieldViolations: [{ field: 'message.token', description: 'Invalid registration token' }] },
      ],
    },
  },
}

async function textOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}

export async function startFcm() {
  const received: FcmMessage[] = []
  const answers: Answer[] = []
  let given = 0
  let good = ''

  async function giveToken(form: URLSearchParams): Promise<Answer> {
    const { payload } = await jwtVerify(form.get('assertion') ?? '', keys.publicKey, {
      issuer: 'sender@shop.test',
      audience: `${url}/token`,
      // The tests hold the clock.
      currentDate: new Date('2026-11-16T07:00:00Z'),
      clockTolerance: 86_400,
    })
    if (payload.scope !== 'https://www.googleapis.com/auth/firebase.messaging')
      return { status: 400, body: {} }
    given += 1
    good = `access-${given}`
    return { status: 200, body: { access_token: good, expires_in: 3_600, token_type: 'Bearer' } }
  }

  function take(request: IncomingMessage, text: string): Answer {
    if (request.headers.authorization !== `Bearer ${good}`) return { status: 401, body: {} }
    const next = answers.shift()
    if (next) return next
    received.push(JSON.parse(text).message)
    return { status: 200, body: { name: `projects/shop-test/messages/${received.length}` } }
  }

  const server = createServer(async (request, response) => {
    const text = await textOf(request)
    const isToken = request.url === '/token'
    const isMessage = request.url === '/v1/projects/shop-test/messages:send'
    const { status, body, headers } = isToken
      ? await giveToken(new URLSearchParams(text)).catch(() => ({ status: 401, body: {}, headers: {} }))
      : isMessage
        ? take(request, text)
        : { status: 404, body: '<html>', headers: {} }
    const content = typeof body === 'string' ? body : JSON.stringify(body)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(content)
  })
  const { port, close } = await listenLocally(server)
  const url = `http://127.0.0.1:${port}`

  const account = {
    type: 'service_account',
    project_id: 'shop-test',
    private_key_id: 'key-1',
    private_key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    client_email: 'sender@shop.test',
    token_uri: `${url}/token`,
  }

  return {
    account,
    settings: { FCM_SERVICE_ACCOUNT: JSON.stringify(account), FCM_URL: url },
    received,
    tokensGiven: () => given,
    /** Calls back the access token in use. */
    callBack(): void {
      good = 'called back'
    },
    /** The next messages are answered with these, one each. */
    answerWith: (...next: Answer[]) => void answers.push(...next),
    close,
  }
}

export type FcmServer = Awaited<ReturnType<typeof startFcm>>
