import { modules, platformFolder } from './modules.mjs'

/** Makes what a form needs when its entries wait for the operator: the lifecycle, the case with messages, the desk. */
export function approval(workplace, names) {
  const { feature, home, screen } = names
  const folder = platformFolder(names)
  workplace.make(`src/domain/${home}/${screen}-lifecycle.ts`, lifecycle(names))
  workplace.make(`${folder}/${screen}-case.ts`, caseKind(names))
  workplace.make(`${folder}/${screen}.desk.ts`, desk(names, feature))
}

const lifecycle = ({ Screen, variable }) => `
import type { Lifecycle } from '../../frame/cases/lifecycle'

export const ${variable}States = ['submitted', 'approved', 'refused'] as const
type ${Screen}State = (typeof ${variable}States)[number]
type ${Screen}Role = 'author' | 'operator'
type ${Screen}Act = 'approve' | 'refuse'

/** What is sent waits for the operator. */
export const ${variable}Lifecycle: Lifecycle<${Screen}State, ${Screen}Role, ${Screen}Act> = {
  start: 'submitted',
  acts: {
    approve: { from: ['submitted'], to: 'approved', by: ['operator'] },
    refuse: { from: ['submitted'], to: 'refused', by: ['operator'] },
  },
}
`

const caseKind = ({ feature, home, screen, title, variable, zh }) => `
import { eq } from 'drizzle-orm'
import { ${variable}Lifecycle } from '${modules.domain}/${home}/${screen}-lifecycle'
import { summaryOf } from '${modules.domain}/frame/shared/format/summary'
import type { CaseKind } from '${modules.caseKind}'
import { message } from '${modules.message}'
import { written } from '${modules.written}'
import { ${variable}Table } from './${feature}.schema'

const longestBeginning = 24

/** Describes how the acts of the operator are carried out, and what the author hears of them. */
export const ${variable}Case: CaseKind<
  (typeof ${variable}Table.$inferSelect)['state'],
  'author' | 'operator',
  keyof typeof ${variable}Lifecycle.acts,
  typeof ${variable}Table
> = {
  name: '${screen}',
  lifecycle: ${variable}Lifecycle,
  table: ${variable}Table,
  rule: (role, actorId) => (role === 'author' ? eq(${variable}Table.userId, actorId ?? '') : undefined),
  isThere: () => true,
  concerned: async (_database, { userId }) => [{ userId, role: 'author' }],
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
  params: ({ text }) => ({ beginning: written(summaryOf(text, longestBeginning)) }),
}
`

const desk = ({ has, screen, title, variable }, feature) => `
import { asc, eq } from 'drizzle-orm'
import { carryOut } from '${modules.carryOut}'
import { queriesOf } from '${modules.queries}'
import { build } from '${modules.statement}'
import { officeReason } from '${modules.officeReason}'
import type { Desk } from '${modules.desk}'
import { users } from '${modules.users}'
import { ${variable}Case } from './${screen}-case'
import { ${variable}Table } from './${feature}.schema'

const act = { role: 'operator', actorId: null } as const

/** What waits, oldest first, and what the operator may do with it: \`npm run operator -- ${screen}\`. */
export const ${variable}Desk: Desk = {
  name: '${screen}',
  summary: '${title}: waits for approval',
  waiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({
          id: ${variable}Table.id,
          since: ${variable}Table.createdAt,
          from: users.nickname,
          text: ${variable}Table.text,${has.pictures ? `\n          pictures: ${variable}Table.pictures,` : ''}
        })
        .from(${variable}Table)
        .innerJoin(users, eq(users.id, ${variable}Table.userId))
        .where(eq(${variable}Table.state, 'submitted'))
        .orderBy(asc(${variable}Table.createdAt), asc(${variable}Table.id))
        .limit(limit),
    )
    return rows.map((row) => ({ ...row, title: '${title}' }))
  },
  acts: {
    approve: {
      summary: 'tells the author',
      takesText: false,
      carryOut: async (database, id, _text, at) => {
        await carryOut(database, ${variable}Case, { ...act, id, act: 'approve', at })
      },
    },
    refuse: {
      summary: 'with a reason that the author reads',
      takesText: true,
      carryOut: async (database, id, reason, at) => {
        await carryOut(database, ${variable}Case, { ...act, id, act: 'refuse', at, text: officeReason(reason) })
      },
    },
  },
}
`
