import { expect, it } from 'vitest'
import { proposeDepartment } from '../../../../src/domain/civic/suggestions/department-proposal'

const roads = { id: 'roads', intro: '路面、路灯和市容。', duties: ['井盖', '夜市'] }
const water = { id: 'water', intro: '供水、排水、积水和河道。', duties: ['下水口'] }
const parks = { id: 'parks', intro: 'Parks, street trees and outdoor gyms.', duties: ['bench'] }
const lamps = { id: 'lamps', intro: 'What shines at night.', duties: ['street lamp', 'lamp'] }
const nowhere = { name: '', latitude: null, longitude: null }
const written = (text: string, place = '') => ({ title: '', text, place: { ...nowhere, name: place } })

it.each([
  ['桥头的路灯一周不亮', '', 'roads', '路灯'],
  ['每次下雨都积水，下水口堵了', '', 'water', '下水口'],
  ['垃圾堆到路中间', '夜市', 'roads', '夜市'],
  ['Both street lamps are out', '', 'lamps', 'street lamp'],
  ['A BENCH is broken', '', 'parks', 'bench'],
  ['Two trees fell', 'Lotus Pond Park', 'parks', 'parks'],
])('what says “%s” at “%s” is proposed to %s because of “%s”', (text, place, departmentId, because) => {
  const departments = [roads, water, parks, lamps]
  expect(proposeDepartment(departments, written(text, place))).toEqual({ departmentId, because })
})

it.each(['', 'Good morning', '路灯和积水', 'clampdown'])('nothing is proposed for “%s”', (text) => {
  expect(proposeDepartment([roads, water, parks, lamps], written(text))).toBeNull()
})

it('reads the title, too, and counts a word once, however often it stands there', () => {
  expect(proposeDepartment([roads, water], { ...written('路灯路灯路灯，供水排水'), title: '积水' })).toMatchObject({
    departmentId: 'water',
  })
})
