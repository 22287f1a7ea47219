import { isShown } from './fields.mjs'
import { platformFolder, platformTestFolder, seedFile } from './modules.mjs'

/** The steps that remain for the person who ran the generator, one to a line. */
export function nextSteps(names, { notes }) {
  const { feature, fields, has, home, kind, list, path, screen, variable } = names
  const platform = platformFolder(names)
  const placeholder = {
    list: `title and text, in contract/${screen}.ts, ${feature}.schema.ts and each layer between; the 30 numbered rows of ${seedFile(names)}${has.filter ? `; the states open and closed in src/domain/${home}/${screen}.ts` : ''}`,
    detail:
      list === null
        ? `title and text, in contract/${screen}.ts and each layer between; the 30 numbered rows of ${seedFile(names)}`
        : `the screen shows each field as a line of text`,
    form: `the field \`text\`; 20 a day from one person (${platform}/send-${screen}.ts); nothing shows yet what was sent`,
  }[kind]
  const unshown = fields.filter((field) => !isShown(field)).map(({ name }) => name)
  const link =
    list === null
      ? kind === 'detail'
        ? `lead to it: nothing leads to ${path} yet (docs/how/add-a-screen.md, "A way in")`
        : `lead to it: only the search does by now, by its name (docs/how/add-a-screen.md, "A way in")`
      : `look at the row: those of ${list.path} lead to it by ${variable}Path`
  const tests = [
    `${platformTestFolder(names)}/${screen}.test.ts`,
    `tests/infrastructure/gateways/${screen}.test.ts`,
    ...(has.comments ? [] : [`tests/${kind === 'form' ? 'domain' : 'ui'}/${home}/${screen}.test.ts`]),
    'tests/platform/kernel/database/tables.test.ts',
    'tests/composition',
  ]
  return [
    ...notes.map((note) => `note: ${note}`),
    ...(kind === 'detail' && unshown.length > 0 ? [`note: the screen does not show ${unshown.join(', ')} yet`] : []),
    `review the words: src/ui/${home}/${screen}.words.ts, and the summary in contract/${screen}.ts`,
    `placeholders: ${placeholder}; a field more: docs/how/add-a-field.md`,
    link,
    ...(has.approval
      ? [`the desk: npm run operator -- ${screen}; what everybody may see of it is yours to write`]
      : []),
    ...(has.comments
      ? [
          `whatever is added besides the demo needs its row in \`contents\` (${seedFile({ ...names, screen: `${screen}-comments` })})`,
        ]
      : []),
    ...(kind === 'form' || list !== null
      ? []
      : ['a demo that ran before has no such rows: remove its data directory (.data) and start again']),
    `npx vitest run ${tests.join(' ')}, then npm run check`,
  ]
}
