// Pictures of a prescription outlive a reload: they are too large for the storage of the other decisions.

const databaseName = 'fivefold-checkout'
const table = 'pictures'

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
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

function keyOf(kind: string): string {
  return `${tabName()}-${kind}`
}

export async function readPictures(kind: string): Promise<File[]> {
  try {
    const database = await opened()
    const kept: unknown = await done(database.transaction(table).objectStore(table).get(keyOf(kind)))
    database.close()
    return Array.isArray(kept) ? kept.filter((one) => one instanceof File) : []
  } catch {
    // A browser that keeps nothing: they are chosen again.
    return []
  }
}

export async function keepPictures(kind: string, pictures: readonly File[]): Promise<void> {
  try {
    const database = await opened()
    const rows = database.transaction(table, 'readwrite').objectStore(table)
    if (pictures.length > 0) await done(rows.put([...pictures], keyOf(kind)))
    else await done(rows.delete(keyOf(kind)))
    database.close()
  } catch {
    // They live as long as the page.
  }
}
