import { itemFields } from './fields.mjs'
import { demoContentFile, platformFolder, platformTestFolder } from './modules.mjs'

/** The steps that remain for the person who ran the generator, one to a line. */
export function nextSteps(names, { notes }) {
  const { fields, has, home, kind, list, path, publishes, screen, variable } = names
  const platform = platformFolder(names)
  const placeholder = {
    list: `the numbered rows of ${demoContentFile(names)}`,
    detail:
      list === null
        ? `title and text, in contract/${screen}.ts and each layer between; the numbered rows of ${demoContentFile(names)}`
        : `the screen shows each text as a line, and the other fields as facts`,
    form: `the limits of the fields (src/domain/${home}/${screen}.ts alone has them); 20 a day from one person (${platform}/send-${screen}.ts)${publishes === null ? '; nothing shows yet what was sent' : ''}`,
  }[kind]
  const shownFields = kind === 'list' ? itemFields(names) : fields
  const unshownNames = fields.filter((each) => !shownFields.includes(each)).map(({ name }) => name)
  const link =
    list === null
      ? kind === 'detail'
        ? `lead to it: nothing leads to ${path} yet (docs/how/add-a-screen.md, "A way in")`
        : `lead to it: only the search does by now, by its name (docs/how/add-a-screen.md, "A way in")`
      : `look at the rows: those of ${list.path} lead to it by ${variable}Path`
  const tests = [
    `${platformTestFolder(names)}/${screen}.test.ts`,
    `tests/infrastructure/gateways/${screen}.test.ts`,
    ...(has.comments ? [] : [`tests/${kind === 'form' ? 'domain' : 'ui'}/${home}/${screen}.test.ts`]),
    'tests/platform/kernel/database/tables.test.ts',
    'tests/composition',
  ]
  return [
    ...notes.map((note) => `note: ${note}`),
    ...(unshownNames.length > 0 ? [`the rows do not show ${unshownNames.join(', ')}: the detail does`] : []),
    `review the words: src/ui/${home}/${screen}.words.ts, and the summary in contract/${screen}.ts`,
    `placeholders: ${placeholder}; a field more: docs/how/add-a-field.md`,
    ...(publishes === null ? [link] : []),
    ...(has.approval
      ? [
          publishes === null
            ? `the desk: npm run operator -- ${screen}; what everybody may see of it is yours to write`
            : `the desk: npm run operator -- ${screen} approve <id>, then ${publishes.list.path} shows it`,
        ]
      : []),
    ...(has.comments
      ? [
          `what a form made with --publishes ${list?.screen ?? '…'} publishes gets its row in \`contents\`; whatever you add otherwise needs one too`,
        ]
      : []),
    ...(kind === 'form' || list !== null
      ? []
      : ['a demo that ran before has no such rows: remove its data directory (.data) and start again']),
    ...(kind === 'form'
      ? []
      : ['a view-model that is given another port needs it in the generated test of its screen, too']),
    `npx vitest run ${tests.join(' ')}, then npm run check`,
  ]
}
