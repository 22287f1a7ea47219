import { HttpHelpedPersonsGateway } from '../../../../src/infrastructure/civic/wishes/http-helped-persons-gateway'
import { rowsOf, refused } from '../gateway-table'

const person = {
  name: 'Chen Yulan',
  sex: 2 as const,
  phone: '13700000009',
  relation: 'neighbour' as const,
  address: '3 Lantern Street',
  needs: 'Cannot climb stairs',
  agreed: true,
}

export const helpedPersonsRows = rowsOf(HttpHelpedPersonsGateway, {
  list: [
    [
      async (by) => (await by.as('user-volunteer')).list({}),
      {
        items: [
          {
            id: 'person-demo-4',
            name: '贺建国',
            relation: 'resident',
            address: '老渡口区米市巷27号',
            needs: '视力很弱，看不清药盒上的字。',
          },
        ],
      },
    ],
  ],
  person: [
    [
      async (by) => (await by.as('user-volunteer')).person('person-demo-4'),
      {
        id: 'person-demo-4',
        name: '贺建国',
        relation: 'resident',
        address: '老渡口区米市巷27号',
        needs: '视力很弱，看不清药盒上的字。',
      },
    ],
    [async (by) => (await by.as('user-volunteer')).person('person-demo-1'), refused('gone')],
  ],
  record: [
    [
      async (by) => (await by.as('user-resident')).record('person-demo-2', {}),
      {
        items: [
          {
            id: 'wish-demo-08',
            title: 'Two games of chess a week',
            category: { id: 'wish-company' },
            state: 'submitted',
            wisher: { id: 'user-resident' },
          },
        ],
      },
    ],
    [async (by) => (await by.as('user-volunteer')).record('person-demo-2', {}), refused('gone')],
  ],
  role: [
    [async (by) => (await by.as('user-volunteer')).role(), { mayRegister: true, limit: null }],
    [async (by) => (await by.as('reader-07')).role(), { mayRegister: false, limit: null }],
  ],
  register: [
    [
      async (by) => (await by.volunteer()).gateway.register(person, by.key()),
      {
        name: 'Chen Yulan',
        relation: 'neighbour',
        address: '3 Lantern Street',
        needs: 'Cannot climb stairs',
        registeredAt: 1_772_697_600_000,
      },
    ],
    [
      async (by) => (await by.as('user-volunteer')).register({ ...person, agreed: false }, by.key()),
      refused('invalid'),
    ],
    [async (by) => (await by.as('user-volunteer')).register({ ...person, phone: '1' }, by.key()), refused('invalid')],
    [async (by) => (await by.as('user-member')).register(person, by.key()), refused('phone-needed')],
    [async (by) => (await by.as('reader-07')).register(person, by.key()), refused('state-refuses')],
  ],
  change: [
    [
      async (by) => (await by.as('user-resident')).change('person-demo-3', { ...person, name: 'Chen Yu' }),
      {
        id: 'person-demo-3',
        name: 'Chen Yu',
        relation: 'neighbour',
        address: '3 Lantern Street',
        needs: 'Cannot climb stairs',
      },
    ],
    [
      async (by) => (await by.as('user-resident')).change('person-demo-3', { ...person, relation: '' }),
      refused('invalid'),
    ],
    [async (by) => (await by.as('user-resident')).change('person-demo-4', person), refused('gone')],
  ],
  remove: [
    [
      async (by) => {
        const gateway = await by.as('user-volunteer')
        const registered = await gateway.register({ ...person, phone: '13700000010' }, by.key())
        return gateway.remove(registered.ok ? registered.value.id : 'nothing')
      },
      { removed: true },
    ],
    [async (by) => (await by.as('user-volunteer')).remove('person-demo-1'), refused('gone')],
  ],
})
