// What the shop is measured against, as a process of its own: bytes sent as they are, or one tree rendered bare.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { treeOf } from './html-tree.ts'

const kind = process.argv[2]
const given = await text(process.stdin)

function answering(): { type: string; body(): string } {
  if (kind === 'bytes') return { type: 'application/json; charset=UTF-8', body: () => given }
  const tree = treeOf(given)
  return { type: 'text/html; charset=utf-8', body: () => `<!DOCTYPE html>${renderToString(tree)}` }
}

const { type, body } = answering()
const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': type })
  response.end(body())
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`)
})
