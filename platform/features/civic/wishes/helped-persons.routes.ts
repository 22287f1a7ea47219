import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/helped-persons'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import {
  changeHelpedPerson,
  helpedPersonLimit,
  helpedPersonOf,
  readHelpedPerson,
  registerHelpedPerson,
  removeHelpedPerson,
  selectHelpedPersons,
} from './helped-persons'
import { isHelper } from './helpers'
import { wishCardOf } from './wish-answers'
import { readWishReader } from './wish-reader'
import { selectWishesFor } from './wishes.queries'

export function helpedPersonsRoutes(app: FastifyInstance): void {
  const { now, vault } = app.platform

  serve(app, contract.listHelpedPersons, async ({ database, query, caller }) => {
    const rows = await selectHelpedPersons(
      database,
      caller.require().id,
      query.page_size + 1,
      cursorValues(query.cursor, 'ts'),
    )
    return listPage(
      rows,
      query.page_size,
      ({ person }) => [person.registeredAt.toISOString(), person.id],
      (row) => helpedPersonOf(vault, row),
    )
  })

  serve(app, contract.getHelperRole, async ({ database, caller }) => ({
    may_register: await isHelper(database, caller.require().id),
    limit: await helpedPersonLimit.readReached(database, caller.require().id, now()),
  }))

  serve(app, contract.registerHelpedPerson, async ({ database, body, caller }) => ({
    person: await registerHelpedPerson({ database, vault }, caller.require().id, body, now()),
  }))

  serve(app, contract.getHelpedPerson, async ({ database, path, caller }) => ({
    person: await readHelpedPerson({ database, vault }, caller.require().id, path.id),
  }))

  serve(app, contract.changeHelpedPerson, async ({ database, path, body, caller }) => ({
    person: await changeHelpedPerson({ database, vault }, caller.require().id, path.id, body),
  }))

  serve(app, contract.removeHelpedPerson, async ({ database, path, caller }) => {
    await removeHelpedPerson(database, caller.require().id, path.id, now())
    return { removed: true as const }
  })

  serve(app, contract.listHelpRecord, async ({ database, query, caller }) => {
    const { id } = caller.require()
    await readHelpedPerson({ database, vault }, id, query.helped_person_id)
    const after = cursorValues(query.cursor, 'ts')
    const rows = await selectWishesFor(database, id, query.helped_person_id, query.page_size + 1, after)
    const reader = await readWishReader({ database, vault }, caller, now())
    return listPage(
      rows,
      query.page_size,
      ({ wish }) => [wish.createdAt.toISOString(), wish.id],
      (row) => wishCardOf(row, reader),
    )
  })
}
