import { hasType } from './fields.mjs'
import { firstTextOf } from './form-fields.mjs'
import { platformFolder } from './modules.mjs'

/**
 * Makes what a form needs when its entries wait for the operator: the lifecycle, the case with messages, the desk, and
 * what the messages show of an entry.
 */
export function approval(workplace, names) {
  const { home, screen } = names
  const folder = platformFolder(names)
  workplace.make(`src/domain/${home}/${screen}-lifecycle.ts`, lifecycle(names))
  workplace.make(`${folder}/${screen}-case.ts`, caseKind(names))
  workplace.make(`${folder}/${screen}.desk.ts`, desk(names))
  workplace.make(`${folder}/${screen}.referent.ts`, referent(names))
}

const tableOf = ({ publishes, variable }) => `${publishes?.list.variable ?? variable}Table`

const lifecycle = ({ publishes, Screen, variable }) => `
export const ${variable}States = ['submitted', 'approved', 'refused'] as const
type ${Screen}State = (typeof ${variable}States)[number]
type ${Screen}Role = 'author' | 'operator'
type ${Screen}Act = 'approve' | 'refuse'

/** What is sent waits for the operator${publishes === null ? '' : ', who may also take back what everybody sees already'}. */
export const ${variable}Lifecycle: Lifecycle<${Screen}State, ${Screen}Role, ${Screen}Act> = {
  start: 'submitted',
  acts: {
    approve: { from: ['submitted'], to: 'approved', by: ['operator'] },
    refuse: { from: ['submitted'${publishes === null ? '' : `, 'approved'`}], to: 'refused', by: ['operator'] },
  },
}
`

const caseKind = (names) => {
  const { publishes, screen, title, variable, zh } = names
  const table = tableOf(names)
  return `
/** Describes how the acts of the operator are carried out, and what the author hears of them. */
export const ${variable}Case: CaseKind<
  (typeof ${table}.$inferSelect)['state'],
  'author' | 'operator',
  keyof typeof ${variable}Lifecycle.acts,
  typeof ${table}
> = {
  name: '${screen}',
  lifecycle: ${variable}Lifecycle,
  table: ${table},
  rule: (role, actorId) => (role === 'author' ? eq(${table}.userId, actorId ?? '') : undefined),
  isThere: () => true,
  recipients: async (_database, { userId }) => ${publishes === null ? `[{ userId, role: 'author' }]` : `(userId === null ? [] : [{ userId, role: 'author' }])`},
  messages: {
    approve: {
      author: message(
        ['${zh}已通过审核', '${title}: approved'],
        ['“{beginning}”已通过审核。', '“{beginning}” was approved.'],
      ),
    },
    refuse: {
      author: message(
        ['${zh}未通过审核', '${title}: not approved'],
        ['“{beginning}”未通过审核。', '“{beginning}” wasn’t approved.'],
      ),
    },
  },
  leadsTo: ${wayOf(names)},
  params: ({ id }) => ({ beginning: refer('${screen}', id) }),
}
`
}

const referent = (names) => {
  const { fields, screen, title, variable } = names
  const table = tableOf(names)
  return `
/** What the author of an entry reads of it in messages: ${title}. */
export const ${variable}Referent = referentOf({
  kind: '${screen}',
  is: 'message',
  id: ${table}.id,
  words: ${table}.${firstTextOf(fields).name},
  isShownTo: (readerId) => eq(${table}.userId, readerId),
})
`
}

/** What is approved is found where everybody finds it; anything else leads back to the form. */
function wayOf({ path, publishes }) {
  const form = `'${path.includes(':') ? '/mine' : path}'`
  if (publishes === null || publishes.detail === null) return `() => ${form}`
  const detail = `\`${publishes.list.path}/\${encodeURIComponent(id)}\``
  return `({ id, state }) => (state === 'approved' ? ${detail} : ${form})`
}

/** The fact that the operator reads about a field other than title, text and pictures. */
const factOf = ({ name, type, en, localised, office }) => {
  const value = {
    number: `String(row.${name}${office ? ` ?? ''` : ''})`,
    switch: `row.${name} ? 'yes' : 'no'`,
    place: office ? `row.${name}?.name ?? ''` : `row.${name}.name`,
    phone: `openContact(vault, { id: row.id, contact: row.${name} })`,
  }[type]
  const text = localised ? `row.${name}['zh-CN']` : `row.${name}${office ? ` ?? ''` : ''}`
  return `{ name: '${en}', value: ${value ?? text} }`
}

const desk = (names) => {
  const { fields, publishes, screen, title, variable } = names
  const table = tableOf(names)
  const texts = fields.filter(({ type }) => type === 'text' || type === 'long-text')
  const [first, second = first] = texts
  const facts = fields.filter((each) => ![first, second].includes(each) && each.type !== 'pictures')
  const textOf = ({ name, localised }) => `row.${name}${localised ? `['zh-CN']` : ''}`
  const opens = publishes?.comments != null
  return `
const act = { role: 'operator', actorId: null } as const

/** What waits, oldest first, and what the operator may do with it: \`npm run operator -- ${screen}\`. */
export const ${variable}Desk: Desk = {
  name: '${screen}',
  summary: '${title}: waits for approval',
  selectWaiting: async (database, limit${hasType(fields, 'phone') ? ', vault' : ''}) => {
    const rows = await queriesOf(database).read(
      build
        .select({ row: ${table}, from: users.nickname })
        .from(${table})
        .innerJoin(users, eq(users.id, ${table}.userId))
        .where(eq(${table}.state, 'submitted'))
        .orderBy(asc(${table}.createdAt), asc(${table}.id))
        .limit(limit),
    )
    return rows.map(({ row, from }) => ({
      id: row.id,
      since: row.createdAt,
      from,
      title: ${first === second ? `'${title}'` : textOf(first)},
      text: ${textOf(second)},${hasType(fields, 'pictures') ? '\n      pictures: row.pictures,' : ''}${facts.length === 0 ? '' : `\n      facts: [${facts.map(factOf).join(', ')}],`}
    }))
  },
  acts: {
    approve: {
      summary: '${publishes === null ? 'tells the author' : 'makes it public, and tells the author'}',
      takesText: false,
      carryOut: async (database, id, _text, at) => {
        await carryOut(database, ${variable}Case, {
          ...act,
          id,
          act: 'approve',
          at,${opens ? '\n          also: (transaction, row) => openComments(transaction, row, at),' : ''}
        })
      },
    },
    refuse: {
      summary: 'with a reason that the author reads',
      takesText: true,
      carryOut: async (database, id, reason, at) => {
        await carryOut(database, ${variable}Case, {
          ...act,
          id,
          act: 'refuse',
          at,
          text: officeReason(reason),${opens ? '\n          also: (transaction) => closeComments(transaction, id),' : ''}
        })
      },
    },
  },
}
`
}
