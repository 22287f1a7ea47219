import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoPageTexts } from './demo-page'

/** Reads the style of the page, and the script of its phones, which the build made. */
export async function readDemoPageTexts(buildDirectory: string): Promise<DemoPageTexts> {
  const [style, phones] = await Promise.all([
    readFile(new URL('demo-page.css', import.meta.url), 'utf8'),
    readFile(join(buildDirectory, 'demo', 'phones.js'), 'utf8').catch(() => null),
  ])
  return { style, phones: phones?.replaceAll('</script', String.raw`<\/script`) ?? null }
}
