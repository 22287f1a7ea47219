import { seedFile } from './modules.mjs'
import { resourceOf } from './names.mjs'

const kindsFile = 'src/domain/frame/content/content-kinds.ts'
const kindWords = 'src/ui/frame/words/format.words.ts'

/** Adds a kind of content with its name in both languages, and a file that seeds the rows that carry comments. */
export function comments(workplace, names) {
  const { path, screen, title, variable, zh } = names
  const codes = [...workplace.read(kindsFile).matchAll(/code: (\d+)/g)].map(([, code]) => Number(code))
  workplace.change(kindsFile, [
    /export const contentKinds = \{[\s\S]*?(?=\n\} as const)/,
    `\n  ${variable}: { code: ${Math.max(...codes) + 1}, path: '${resourceOf(path)}', acts: ['comment', 'share'] },`,
  ])
  workplace.change(
    kindWords,
    [/(?=\n {2}\},\n {2}en: \{)/, `\n    ${variable}: '${zh}',`],
    [/(?=\n {2}\},\n\}\))/, `\n    ${variable}: '${title}',`],
  )
  workplace.make(seedFile({ ...names, screen: `${screen}-comments` }), seeding(names))
}

const seeding = (names) => {
  const { feature, fields, list, Screen, screen, title, variable, zh } = names
  const rows = `${list?.variable ?? variable}Table`
  const texts = fields.filter(({ type }) => type === 'text' || type === 'long-text')
  const localised = ({ name, localised }) => (localised ? name : `{ 'zh-CN': ${name}, en: ${name} }`)
  const [first, second = first] = texts
  return `
export const ${variable}CommentsDemo: DemoStep = {
  feature: '${feature}',
  what: { 'zh-CN': '${zh}的评论', en: '${title}: comments' },
  seed: seed${Screen}Comments,
}

/**
 * The row of each in \`contents\`, which carries its comments: whatever is added later needs one too, in the same
 * transaction. The first has one comment, \`comment-${screen}-1\`, where somebody is there to write it.
 */
export async function seed${Screen}Comments(database: Database, at: Date, onCount: OnCount): Promise<void> {
  const rows = await queriesOf(database).read(build.select().from(${rows}).orderBy(asc(${rows}.id)))
  const reader = await queriesOf(database).readOne(
    build.select({ id: users.id }).from(users).orderBy(asc(users.id)).limit(1),
  )
  const first = \`${list?.screen ?? screen}-1\`
  await insertAll(
    database,
    contents,
    rows.map(({ id${[...new Set([first, second])].map(({ name }) => `, ${name}`).join('')} }) => ({
      id,
      type: contentKinds.${variable}.code,
      title: ${localised(first)},
      summary: ${localised(second)},
      listed: false,
      publishedAt: at,
      comments: id === first && reader !== null ? 1 : 0,
    })),
    onCount,
  )
  if (reader === null) return
  const comment = { id: 'comment-${screen}-1', contentId: first, userId: reader.id, text: '很有用，谢谢！' }
  await insertAll(database, comments, [{ ...comment, createdAt: at }], onCount)
}
`
}
