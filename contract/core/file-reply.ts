// A reply that is a file: written as it is read, so that it may be larger than the memory.
import { z } from 'zod'

export interface FileReply {
  /** What the browser saves it as. */
  name: string
  /** Its content type. */
  type: string
  body: ReadableStream<Uint8Array>
}

/** As the reply of an endpoint: the caller gets the file itself, no JSON. */
export const fileReply = z.custom<FileReply>(
  (given) =>
    typeof given === 'object' && given !== null && 'body' in given && given.body instanceof ReadableStream,
)
