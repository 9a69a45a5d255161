// Bytes that are almost HTTP: what no library would send, but anybody with a socket can.
import type { Chance } from '#demo/art/paint/random.ts'
import { pickOne } from '#demo/build/chance.ts'
import { hostileText } from './hostile.ts'

const host = 'Host: shop.test\r\n'
const closing = 'Connection: close\r\n\r\n'

type Shape = (method: string, path: string, chance: Chance) => string

const shapes: readonly Shape[] = [
  (method, path) => `${method} ${path} HTTP/1.1\r\n${closing}`,
  (method, path) => `${method} http://elsewhere.fuzz.example${path} HTTP/1.1\r\n${host}${closing}`,
  (method, path) => `${method} //${path} HTTP/1.1\r\n${host}${closing}`,
  (method, path) => `${method} ${path} HTTP/1.0\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/9.9\r\n${host}${closing}`,
  (method, path) => `${method} ${path}\r\n\r\n`,
  (method, path) => `${method.toLowerCase()} ${path} HTTP/1.1\r\n${host}${closing}`,
  (method, _, chance) => `${method} /${hostileText(chance)} HTTP/1.1\r\n${host}${closing}`,
  (method, path, chance) => `${method} ${path} HTTP/1.1\r\n${host}X: ${hostileText(chance)}\r\n${closing}`,
  (_, path) => `POST ${path} HTTP/1.1\r\n${host}Content-Length: -1\r\n${closing}{}`,
  (_, path) => `POST ${path} HTTP/1.1\r\n${host}Content-Length: 2\r\nContent-Length: 3\r\n${closing}{}`,
  (_, path) =>
    `POST ${path} HTTP/1.1\r\n${host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n${closing}{}`,
  (_, path) =>
    `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n${closing}zz\r\n{}\r\n0\r\n\r\n`,
  (_, path) =>
    `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n${closing}2\r\n{}\r\n0\r\nX: y\r\n\r\n`,
  (_, path) => `POST ${path} HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 2\r\n${closing}{}`,
  (_, path) => `POST ${path} HTTP/1.1\r\n${host}Expect: something\r\nContent-Length: 2\r\n${closing}{}`,
  (_, path) => `GET ${path} HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  (_, path) => `GET ${path} HTTP/1.1\r\n${host}${'X-Many: 1\r\n'.repeat(300)}${closing}`,
  (_, path) => `GET ${path}?${'a=b&'.repeat(6_000)} HTTP/1.1\r\n${host}${closing}`,
  (_, path) => `CONNECT ${path} HTTP/1.1\r\n${host}${closing}`,
  (_, path) => `TRACE ${path} HTTP/1.1\r\n${host}${closing}`,
  () => `OPTIONS * HTTP/1.1\r\n${host}${closing}`,
  () => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  () => '\r\n\r\n\r\n',
  (_, __, chance) => `${hostileText(chance)}\r\n\r\n`,
]

export function brokenHttp(method: string, path: string, chance: Chance): string {
  return pickOne(shapes, chance)(method, path, chance)
}
