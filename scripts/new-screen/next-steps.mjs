import { seedFile } from './seed-file.mjs'

/** What the generator leaves to whoever ran it, as lines to read. */
export function nextSteps(names, { notes }) {
  const { feature, home, kind, list, path, screen, variable } = names
  const platform = `platform/features/${home}`
  const placeholder = {
    list: `title and text, in contract/${screen}.ts, ${feature}.schema.ts and each layer between; the 30 numbered rows of ${seedFile(names)}`,
    detail: `title and text, in contract/${screen}.ts and each layer between${list === null ? `; the 30 numbered rows of ${seedFile(names)}` : ''}`,
    form: `the one field \`text\`; 20 a day from one person (${platform}/send-${screen}.ts); nothing shows yet what was sent`,
  }[kind]
  const link =
    list === null
      ? `link to it: nothing leads to ${path} yet`
      : `look at the row: those of ${list.path} lead to it by ${variable}Path`
  const tests = [
    `tests/platform/features/${home}/${screen}.test.ts`,
    `tests/${kind === 'form' ? 'domain' : 'ui'}/${home}/${screen}.test.ts`,
    'tests/platform/kernel/database/tables.test.ts',
    'tests/composition',
  ]
  return [
    ...notes.map((note) => `note: ${note}`),
    `review the words: src/ui/${home}/${screen}.words.ts, and the summary in contract/${screen}.ts`,
    `placeholders: ${placeholder}; a field more: "Adding a field" in docs/CONTRIBUTING.md`,
    link,
    ...(kind === 'form' || list !== null
      ? []
      : ['a demo that ran before has no such rows: remove its data directory (.data) and start again']),
    `npx vitest run ${tests.join(' ')}, then npm run check`,
  ]
}
