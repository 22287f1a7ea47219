import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../house/source-tree'

const source = readFileSync(join(repository, 'src/composition/features.ts'), 'utf8')
const imports = new Map(
  [...source.matchAll(/import \{([^}]+)\} from '(\.\.\/ui\/[^']+)'/g)].flatMap(([, names = '', path = '']) =>
    names.split(',').map((name) => [name.trim(), path] as const),
  ),
)

/** The chunks that the screens of a feature stand in. */
function screenChunks(feature: string): readonly string[] {
  const path = imports.get(/routes: (\w+)/.exec(feature)?.[1] ?? '')
  return path === undefined
    ? []
    : [
        ...readFileSync(join(repository, 'src/composition', `${path}.ts`), 'utf8').matchAll(
          /webpackChunkName: "([\w-]+)"/g,
        ),
      ].map(([, name = '']) => name)
}

it("adapters of a feature without screens stand in no chunk of somebody else's screens: who sends a picture does not load the profile", () => {
  const features = [...source.matchAll(/\{\s*name: '([\w-]+)'[^\n]*(?:\n\s{4}[^\n]*)*/g)].map(([text, name = '']) => ({
    name,
    text,
    adapters: /adapters: .*?webpackChunkName: "([\w-]+)"/s.exec(text)?.[1],
  }))
  expect(features.find(({ name }) => name === 'uploads')?.adapters).toBe('uploads')
  const screens = features.flatMap(({ text }) => screenChunks(text))
  expect(screens).toContain('profile')
  for (const { name, text, adapters } of features)
    if (text.includes('routes: [],') && adapters !== undefined) expect(screens, name).not.toContain(adapters)
})
