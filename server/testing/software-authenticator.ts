// An authenticator made of code, for tests: makes passkeys (ES256) and answers challenges as a device would.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { NewCredential, UsedCredential } from '#contract/core/webauthn.ts'

interface CreationOptions {
  challenge: string
  rp: { id: string }
  user: { id: string }
}

interface RequestOptions {
  challenge: string
  rpId: string
}

export interface Circumstances {
  /** Where the browser says it is. */
  origin?: string
  /** Whether the owner showed finger, face or PIN. */
  verified?: boolean
  /** As a copied or restarted device would count. */
  counter?: number
}

export interface SoftwareKey {
  id: string
  created: NewCredential
  use(options: RequestOptions, circumstances?: Circumstances): UsedCredential
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** Enough of CBOR for keys: small whole numbers, texts, bytes, and maps of them. */
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([name, held]) => [cbor(name), cbor(held)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = (text: string) => Buffer.from(text, 'base64url')
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  )
}

const present = 0x01
const verifiedFlag = 0x04
const attested = 0x40

function authenticatorData(rpId: string, flags: number, counter: number, more = Buffer.alloc(0)): Buffer {
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, more])
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const flagsOf = ({ verified = true }: Circumstances) => present | (verified ? verifiedFlag : 0)

export function makeSoftwareKey(options: CreationOptions, circumstances: Circumstances = {}): SoftwareKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = base64url(credentialId)
  const home = circumstances.origin ?? `http://${options.rp.id}`
  let counter = circumstances.counter ?? 0

  const length = Buffer.from([0, credentialId.length])
  const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)])
  const authData = authenticatorData(options.rp.id, flagsOf(circumstances) | attested, counter, credential)
  const attestation = new Map<string, Cbor>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  const frame = { id, rawId: id, type: 'public-key' } as const

  return {
    id,
    created: {
      ...frame,
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, home)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    },
    use({ challenge, rpId }, now = {}) {
      counter = now.counter ?? counter + 1
      const json = clientData('webauthn.get', challenge, now.origin ?? home)
      const data = authenticatorData(rpId, flagsOf(now), counter)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(json)]))
        .sign(privateKey)
      return {
        ...frame,
        response: {
          clientDataJSON: base64url(json),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: options.user.id,
        },
      }
    },
  }
}
