import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFile } from '../../kernel/shared/project-file'
import type { DemoPageTexts } from './demo-page'

/** Reads the style of the page, and the script of its phones, which the build made. */
export async function readDemoPageTexts(buildDirectory: string): Promise<DemoPageTexts> {
  const [style, phones] = await Promise.all([
    readFile(projectFile('platform/demo/pages/demo-page.css'), 'utf8'),
    readFile(join(buildDirectory, 'demo', 'phones.js'), 'utf8').catch(() => null),
  ])
  return { style, phones: phones?.replaceAll('</script', String.raw`<\/script`) ?? null }
}
