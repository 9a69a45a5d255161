// Pictures of a prescription in IndexedDB, so that they outlive a reload: they are too large for session storage.
import { picturesDatabase } from '#web/platform/storage/personal-data.ts'

const table = 'pictures'

/** A tab that was closed in the middle leaves its pictures behind; nobody comes back for them after a day. */
const storedForMs = 24 * 60 * 60 * 1_000

interface StoredPictures {
  at: number
  pictures: File[]
}

function isStored(value: unknown): value is StoredPictures {
  return typeof value === 'object' && value !== null && 'at' in value && 'pictures' in value
}

const isOld = (value: unknown) => !isStored(value) || Date.now() - value.at > storedForMs

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(picturesDatabase, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** A tab of its own name: two prescriptions at once do not mix, and another tab's is not shown here. */
function tabName(): string {
  const key = 'fivefold-tab'
  const known = window.sessionStorage.getItem(key)
  if (known) return known
  const made = crypto.randomUUID()
  window.sessionStorage.setItem(key, made)
  return made
}

function keyOf(order: string): string {
  return `${tabName()}-${order}`
}

/** Whatever tabs left behind long ago goes when somebody looks. */
async function sweep(rows: IDBObjectStore): Promise<void> {
  const keys = await done(rows.getAllKeys())
  for (const key of keys) {
    if (isOld(await done(rows.get(key)))) await done(rows.delete(key))
  }
}

export async function readPictures(order: string): Promise<File[]> {
  try {
    const database = await opened()
    const rows = database.transaction(table, 'readwrite').objectStore(table)
    await sweep(rows)
    const stored: unknown = await done(rows.get(keyOf(order)))
    database.close()
    return isStored(stored) ? stored.pictures.filter((one) => one instanceof File) : []
  } catch {
    // Without storage they are chosen again.
    return []
  }
}

export async function savePictures(order: string, pictures: readonly File[]): Promise<void> {
  try {
    const database = await opened()
    const rows = database.transaction(table, 'readwrite').objectStore(table)
    const stored: StoredPictures = { at: Date.now(), pictures: [...pictures] }
    if (pictures.length > 0) await done(rows.put(stored, keyOf(order)))
    else await done(rows.delete(keyOf(order)))
    database.close()
  } catch {
    // They live as long as the page.
  }
}
