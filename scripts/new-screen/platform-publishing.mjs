import { platformFolder } from './modules.mjs'
import { textsOf } from './fields.mjs'

/**
 * Makes a form publish into the table of its list: with approval, list, detail and pictures show only what is approved;
 * where people comment on the detail, what is published gets its row in `contents`.
 */
export function publishing(workplace, names) {
  const { has, publishes, screen } = names
  const folder = platformFolder(names)
  if (publishes.comments !== null) workplace.make(`${folder}/${screen}-content.ts`, content(names))
  if (!has.approval) return
  const { list, detail, pictures } = publishes
  showsApproved(workplace, `${folder}/list-${list.screen}.ts`, list)
  if (detail !== null) showsApproved(workplace, `${folder}/read-${detail.screen}.ts`, list)
  if (pictures === null) return
  const uploads = `${folder}/${list.screen}.uploads.ts`
  workplace.rewrite(uploads, /'always'/, `eq(${list.variable}Table.state, 'approved')`)
  workplace.rewrite(uploads, 'Everybody may see them.', 'Everybody may see them once they are approved.')
}

/** Adds the condition to the statement that reads the table; refuses a file that reads it in another way. */
function showsApproved(workplace, file, { variable }) {
  const text = workplace.read(file)
  const start = text.indexOf(`.from(${variable}Table)`)
  const where = text.indexOf('.where(', start)
  if (start === -1 || where === -1)
    throw new Error(
      `${file} does not read ${variable}Table by .from(…).where(…): it has to leave out what waits for approval`,
    )
  const begin = where + '.where('.length
  const old = text.slice(begin, closingBracket(text, begin))
  const condition = `eq(${variable}Table.state, 'approved')`
  const all = /^\s*and\(/.test(old) ? old.replace(/and\(/, `and(${condition}, `) : `and(${condition}, ${old})`
  workplace.rewrite(file, old, all)
}

/** The position of the bracket that closes the one before `begin`. */
function closingBracket(text, begin) {
  let depth = 1
  for (let at = begin; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

const content = ({ fields, has, publishes }) => {
  const { comments, list } = publishes
  const { title, text } = textsOf(fields)
  return `
/** The row of \`contents\` that carries the comments: it comes when the thing is published. */
export async function openComments(
  transaction: Transaction,
  { id, ${[...new Set([title, text])].map(({ name }) => name).join(', ')} }: typeof ${list.variable}Table.$inferSelect,
  now: Date,
): Promise<void> {
  await transaction.insert(contents).values({
    id,
    type: contentKinds.${comments}.code,
    ${title.name === 'title' ? 'title' : `title: ${title.name}`},
    ${text.name === 'summary' ? 'summary' : `summary: ${text.name}`},
    listed: false,
    publishedAt: now,
  })
}
${
  has.approval
    ? `
/** The office took the thing back: nobody reads its comments any more. */
export async function closeComments(transaction: Transaction, id: string): Promise<void> {
  await transaction.update(contents).set({ state: 'withdrawn' }).where(eq(contents.id, id))
}
`
    : ''
}`
}
