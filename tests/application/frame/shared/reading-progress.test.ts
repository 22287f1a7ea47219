import { describe, expect, it } from 'vitest'
import { ReadingProgress } from '../../../../src/application/frame/shared/reading-progress'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'

describe('where an article was left', () => {
  it('is known by its paragraph', () => {
    const places = new ReadingProgress(new MemoryStorage())
    places.save('1', 7, 20)
    places.save('2', 4, 9)
    expect([places.of('1'), places.of('2'), places.of('3')]).toEqual([7, 4, null])
  })

  it('is forgotten at the start and at the end', () => {
    const places = new ReadingProgress(new MemoryStorage())
    places.save('1', 7, 20)
    places.save('1', 19, 20)
    expect(places.of('1')).toBeNull()
    places.save('1', 1, 20)
    expect(places.of('1')).toBeNull()
  })

  it('is kept for the last fifty articles', () => {
    const places = new ReadingProgress(new MemoryStorage())
    for (let number = 0; number < 60; number += 1) places.save(String(number), 5, 20)
    expect([places.of('9'), places.of('10'), places.of('59')]).toEqual([null, 5, 5])
  })

  it('is known by the part that was read, unless an earlier version kept the place', () => {
    const storage = new MemoryStorage()
    storage.write('reading-places', [{ id: '1', block: 7 }])
    const places = new ReadingProgress(storage)
    places.save('2', 7, 20)
    expect([...places.parts()]).toEqual([['2', 0.4]])
    expect(places.of('1')).toBe(7)
  })

  it('survives nonsense in the storage', () => {
    const storage = new MemoryStorage()
    storage.write('reading-places', [null, 3, { id: 1 }, { id: '1', block: 'x' }, { id: '1', block: 4, count: 0 }])
    expect(new ReadingProgress(storage).of('1')).toBeNull()
  })
})
