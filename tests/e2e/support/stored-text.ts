import { expect, type Page } from '@playwright/test'

/** Reads everything that the page stores on the device, as text: databases, storages, caches and cookies. */
export async function storedText(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('the store cannot be read'))
      })
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames)
        kept.push(await answer(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        if (request.url.includes('/v1/') || request.url.includes('/v2/'))
          kept.push(request.url, await (await caches.match(request))?.text())
    return JSON.stringify(kept)
  })
  return `${stored}${JSON.stringify(await page.context().cookies())}`
}

/** Waits until a draft with these words is saved, which happens a second after the last keystroke. */
export async function draftIsKept(page: Page, words: string): Promise<void> {
  await expect.poll(async () => (await storedText(page)).includes(words)).toBe(true)
}
