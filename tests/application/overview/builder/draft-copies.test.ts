import { expect, it } from 'vitest'
import { bar, page } from '../../../domain/overview/builder/documents'
import { copiesOnDevice } from './memory-builder'

it('S022: a copy is kept for its page until it is saved', async () => {
  const copies = copiesOnDevice()
  const copy = { basedOn: 3, base: page(bar('head')), document: page(bar('head'), bar('new')) }
  expect(await copies.read('weekend')).toBeNull()
  await copies.keep('weekend', copy)
  expect(await copies.read('weekend')).toEqual(copy)
  expect(await copies.read('winter')).toBeNull()
  await copies.keep('weekend', null)
  expect(await copies.read('weekend')).toBeNull()
})

it('S022: a copy that no version of the builder can read is none', async () => {
  const copies = copiesOnDevice()
  const broken = page({ id: 'x', type: 'hologram' })
  await copies.keep('weekend', { basedOn: 3, base: page(), document: broken })
  expect(await copies.read('weekend')).toBeNull()
})
