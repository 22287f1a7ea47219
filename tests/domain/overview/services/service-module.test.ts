import { expect, it } from 'vitest'
import { pathTarget } from '../../../../src/domain/frame/navigation/target'
import { plainWriting } from '../../../../src/domain/frame/shared/plain-writing'
import { findServices } from '../../../../src/domain/overview/services/service-module'

const entry = (name: string, summary: string) => ({
  id: name,
  name,
  summary,
  icon: 'home',
  target: pathTarget(`/${name}`),
})
const modules = [
  { id: '1', name: '生活', entries: [entry('医院', '门诊和疫苗'), entry('电台', 'FM 98.6')] },
  { id: '2', name: 'Partners', entries: [entry('Clinic', '医院 of a partner')] },
]
const found = (text: string) => findServices(modules, text, plainWriting).map(({ name }) => name)

it('a service is found by its name, its summary and its module, by name first', () => {
  expect(found('医院')).toEqual(['医院', 'Clinic'])
  expect(found('疫苗')).toEqual(['医院'])
  expect(found('生活')).toEqual(['医院', '电台'])
})

it('case and width do not matter, and every word must be there', () => {
  expect(found('ｆｍ')).toEqual(['电台'])
  expect(found('CLINIC partner')).toEqual(['Clinic'])
  expect(found('clinic radio')).toEqual([])
  expect(found('  ')).toEqual([])
})
