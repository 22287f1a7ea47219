import { describe, expect, it } from 'vitest'
import { errorCodes } from '../../../../contract/envelope'
import { Refusal } from '../../../../platform/kernel/http/refusal'
import { logUnlessRefused } from '../../../../platform/kernel/shared/log-failure'

describe('what visitors share and could not be made', () => {
  const levelOf = (error: unknown): readonly string[] => {
    const levels: string[] = []
    logUnlessRefused(
      { error: () => levels.push('error'), warn: () => levels.push('warn') },
      error,
      'a page could not be drawn',
    )
    return levels
  }

  it('is a fault of ours, unless the database is away or the answer is a refusal', () => {
    expect(levelOf(new Error('a bug'))).toEqual(['error'])
    expect(levelOf(new Error('Connection terminated unexpectedly'))).toEqual(['warn'])
    expect(levelOf(new Error('a statement failed', { cause: Object.assign(new Error(), { code: '57P03' }) }))).toEqual([
      'warn',
    ])
    expect(levelOf(new Refusal(errorCodes.unavailable))).toEqual([])
  })
})
