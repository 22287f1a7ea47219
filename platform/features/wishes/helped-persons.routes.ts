import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/helped-persons'
import { serve } from '../../http/serve-endpoint'
import { positionOf } from '../feed/cursor'
import { listPage } from '../feed/list-page'
import { helpedPersonOf, readHelpedPerson, registerHelpedPerson, selectHelpedPersons } from './helped-persons'
import { wishCardOf } from './wish-answers'
import { readWishReader } from './wish-reader'
import { selectWishesFor } from './wishes.queries'

export function helpedPersonsRoutes(app: FastifyInstance): void {
  const { now } = app.platform

  serve(app, contract.listHelpedPersons, async ({ database, query, caller }) => {
    const rows = await selectHelpedPersons(
      database,
      caller.require().id,
      query.page_size + 1,
      positionOf(query.cursor, 'ts'),
    )
    return listPage(
      rows,
      query.page_size,
      ({ person }) => [person.registeredAt.toISOString(), person.id],
      helpedPersonOf,
    )
  })

  serve(app, contract.registerHelpedPerson, async ({ database, body, caller }) => ({
    person: await registerHelpedPerson(database, caller.require().id, body, now()),
  }))

  serve(app, contract.getHelpedPerson, async ({ database, path, caller }) => ({
    person: await readHelpedPerson(database, caller.require().id, path.id),
  }))

  serve(app, contract.listHelpRecord, async ({ database, query, caller }) => {
    const { id } = caller.require()
    await readHelpedPerson(database, id, query.helped_person_id)
    const after = positionOf(query.cursor, 'ts')
    const rows = await selectWishesFor(database, id, query.helped_person_id, query.page_size + 1, after)
    const reader = await readWishReader(database, caller, now())
    return listPage(
      rows,
      query.page_size,
      ({ wish }) => [wish.createdAt.toISOString(), wish.id],
      (row) => wishCardOf(row, reader),
    )
  })
}
