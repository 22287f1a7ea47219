import { expect, it } from 'vitest'
import { afterFollow, type OpenedMatrixGroup } from '../../../../src/domain/media/matrix/matrix'

const group = (followed: number): OpenedMatrixGroup => ({ id: 'g', name: 'Safety', accounts: 3, followed, outside: [] })

it('a group counts the accounts that are followed, never below none or above all', () => {
  expect([afterFollow(group(1), true).followed, afterFollow(group(1), false).followed]).toEqual([2, 0])
  expect([afterFollow(group(3), true).followed, afterFollow(group(0), false).followed]).toEqual([3, 0])
})
