import { describe, expect, it } from 'vitest'
import { thingKey, thingKinds, thingOf } from '../../../../src/domain/frame/concerns/concerned'

describe('a thing as people write it', () => {
  it.each(thingKinds)('is read as it is written: %s', (kind) => {
    const thing = { kind, id: 'old-ferry' }
    expect(thingOf(thingKey(thing))).toEqual(thing)
  })

  it.each(['', 'guide', 'guide:', ':lift', 'mayor:1', 'guide:a:b', 'Guide:lift'])(
    'is nothing else: "%s"',
    (written) => {
      expect(thingOf(written)).toBeNull()
    },
  )
})
