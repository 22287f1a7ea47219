import { expect, it } from 'vitest'
import { RequestCookies } from '../../../../src/infrastructure/frame/host/request-cookies'

it('reads what the request brought, and nothing that every object has', () => {
  const cookies = new RequestCookies({ city: 'riverbend', empty: '' })
  expect([cookies.read('city'), cookies.read('empty'), cookies.read('none'), cookies.read('constructor')]).toEqual([
    'riverbend',
    '',
    null,
    null,
  ])
})

it('reads its own writes during the render, and sends them to no one', () => {
  const brought = { city: 'riverbend' }
  const cookies = new RequestCookies(brought)
  cookies.write('city', 'hilltop')
  cookies.write('firstPage', '1')
  expect([cookies.read('city'), cookies.read('firstPage')]).toEqual(['hilltop', '1'])
  cookies.remove('city')
  expect(cookies.read('city')).toBeNull()
  expect(brought).toEqual({ city: 'riverbend' })
})
