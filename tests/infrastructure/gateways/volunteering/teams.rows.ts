import { HttpTeamFoundingsGateway } from '../../../../src/infrastructure/civic/team-foundings/http-team-foundings-gateway'
import { HttpTeamLettersGateway } from '../../../../src/infrastructure/civic/team-letters/http-team-letters-gateway'
import { HttpTeamsGateway } from '../../../../src/infrastructure/civic/teams/http-teams-gateway'
import { foundingTools } from '../../../support/team-foundings'
import { rowsOf, refused, type Callers } from '../gateway-table'
import { team } from './team-of-400'

export const teamsRows = rowsOf(HttpTeamsGateway, {
  list: [
    [(by) => by.guest.list({ mine: '', search: 'Lantern', organisation: 'org-13' }, {}), { nextCursor: null }],
    [
      async (by) => (await by.as('volunteer-300')).list({ mine: '1', search: '', organisation: '' }, {}),
      {
        items: [
          {
            id: 'team-25',
            name: 'Street Cats of Riverbend',
            summary: 'Catch, neuter, release, or find a home.',
            logo: '/media/pictures/cat-window.webp',
            standing: 'member',
          },
        ],
      },
    ],
  ],
  ofOrganisation: [
    [
      (by) => by.guest.ofOrganisation('org-13', 3),
      [
        {
          id: 'team-03',
          name: 'Ferry Night Walk',
          logo: '/media/pictures/bus-stop-night.webp',
          organisation: { id: 'org-13' },
          standing: 'none',
        },
      ],
    ],
  ],
  team: [
    [
      (by) => by.guest.team('team-01'),
      {
        id: 'team-01',
        name: 'Lantern Street Neighbours',
        logo: '/media/pictures/park-volunteers.webp',
        organisation: { id: 'org-10' },
        leader: { id: 'user-volunteer' },
        offer: null,
      },
    ],
    [
      async (by) => (await by.as('user-volunteer')).team('team-02'),
      { id: 'team-02', standing: 'member', offer: { to: { id: 'user-volunteer' } } },
    ],
    [(by) => by.guest.team('no-team'), refused('gone')],
  ],
  members: [
    [
      (by) => by.guest.members('team-01', 'member', {}),
      {
        items: [
          { id: 'volunteer-003', avatar: '/media/avatars/avatar-03.webp', since: 1_746_760_320_000, minutes: 415 },
        ],
        nextCursor: null,
      },
    ],
    [(by) => by.guest.members('team-01', 'member', { pageSize: 0 }), refused('invalid')],
    [async (by) => (await by.as('reader-10')).members('team-01', 'pending', {}), refused('not-yours')],
    [(by) => by.guest.members('team-01', 'pending', {}), refused('session-expired')],
  ],
  act: [
    [
      async (by) => (await by.as('volunteer-401')).act(await team(by), 'join', by.key()),
      {
        id: 'team-of-HttpTeamsGateway-act-1',
        name: 'Night readers',
        summary: 'About Night readers',
        logo: '/media/logo.webp',
        leader: { id: 'volunteer-400' },
      },
    ],
    [async (by) => (await by.as('volunteer-401')).act('no-team', 'join', by.key()), refused('gone')],
    [async (by) => (await by.as('reader-10')).act(await team(by), 'join', by.key()), refused('state-refuses')],
    [async (by) => (await by.as('volunteer-401')).act(await team(by), 'leave', by.key()), refused('gone')],
  ],
  decide: [
    [
      async (by) => {
        const id = await team(by)
        await (await by.as('volunteer-401')).act(id, 'join', by.key())
        return (await by.as('volunteer-400')).decide(
          id,
          { userId: 'volunteer-401', act: 'approve', reason: '' },
          by.key(),
        )
      },
      {
        id: 'team-of-HttpTeamsGateway-decide-1',
        name: 'Night readers',
        summary: 'About Night readers',
        logo: '/media/logo.webp',
        leader: { id: 'volunteer-400' },
      },
    ],
    [
      async (by) =>
        (await by.as('volunteer-402')).decide(
          await team(by),
          { userId: 'volunteer-401', act: 'remove', reason: 'No.' },
          by.key(),
        ),
      refused('not-yours'),
    ],
    [
      async (by) =>
        (await by.as('volunteer-400')).decide(
          await team(by),
          { userId: 'volunteer-401', act: 'approve', reason: '' },
          by.key(),
        ),
      refused('gone'),
    ],
  ],
})

const foundingForm = {
  ...{ name: 'Bell Ringers', intro: 'We ring the bells of the tower.', street: 'Lantern Street' },
  why: 'The bells have been silent for a year.',
}
const pictureOf = async (by: Callers<object>, id: string) => [await foundingTools(by.platform).picture({ id })]
const askedAs = async (by: Callers<HttpTeamFoundingsGateway>, name: string) => {
  const { id, gateway } = await by.volunteer()
  return {
    gateway,
    answer: await gateway.found({ ...foundingForm, name, pictures: await pictureOf(by, id) }, by.key()),
  }
}
const teamForm = { name: 'Night readers', intro: 'We read at night, aloud.', street: 'Lantern Street', pictures: [] }

export const teamFoundingsRows = rowsOf(HttpTeamFoundingsGateway, {
  standing: [
    [
      async (by) => (await by.as('user-volunteer')).standing(),
      { founding: { id: 'founding-demo-3', state: 'refused', teamId: null }, isVolunteer: true, leadsEnough: false },
    ],
  ],
  found: [
    [
      async (by) => (await askedAs(by, 'Bell Ringers')).answer,
      { founding: { state: 'submitted', name: 'Bell Ringers', why: foundingForm.why, reason: '' } },
    ],
    [
      async (by) =>
        (await by.as('reader-10')).found({ ...foundingForm, pictures: await pictureOf(by, 'reader-10') }, by.key()),
      refused('state-refuses'),
    ],
    [async (by) => (await askedAs(by, 'Read to You')).answer, refused('invalid')],
  ],
  withdraw: [
    [
      async (by) => {
        const { gateway, answer } = await askedAs(by, 'Tower Guards')
        return await gateway.withdraw(answer.ok ? (answer.value.founding?.id ?? '') : '', by.key())
      },
      { founding: null, isVolunteer: true },
    ],
    [async (by) => (await by.as('volunteer-400')).withdraw('founding-demo-1', by.key()), refused('gone')],
    [async (by) => (await by.as('user-volunteer')).withdraw('founding-demo-3', by.key()), refused('state-refuses')],
  ],
  team: [
    [
      async (by) => (await by.as('user-volunteer')).team('team-01'),
      { id: 'team-01', name: 'Lantern Street Neighbours', newName: null, needsApproval: true },
    ],
    [async (by) => (await by.as('volunteer-401')).team('team-01'), refused('not-yours')],
    [async (by) => (await by.as('volunteer-401')).team('no-team'), refused('gone')],
  ],
  change: [
    [
      async (by) => (await by.as('volunteer-400')).change(await team(by), teamForm),
      { name: 'Night readers', intro: 'We read at night, aloud.', newName: null },
    ],
    [async (by) => (await by.as('volunteer-401')).change(await team(by), teamForm), refused('not-yours')],
    [
      async (by) => (await by.as('volunteer-400')).change(await team(by), { ...teamForm, intro: '' }),
      refused('invalid'),
    ],
  ],
  close: [
    [async (by) => (await by.as('volunteer-400')).close(await team(by), 'We moved away', by.key()), true],
    [async (by) => (await by.as('volunteer-401')).close(await team(by), 'No.', by.key()), refused('not-yours')],
    [async (by) => (await by.as('volunteer-400')).close(await team(by), '', by.key()), refused('invalid')],
  ],
})

export const teamLettersRows = rowsOf(HttpTeamLettersGateway, {
  list: [
    [
      async (by) => (await by.as('user-volunteer')).list('team-01', { pageSize: 1 }),
      { items: [{ id: 'letter-demo-1', isMine: true, from: { id: 'user-volunteer' } }] },
    ],
    [async (by) => (await by.as('volunteer-400')).list('team-01', {}), refused('not-yours')],
    [async (by) => (await by.as('volunteer-400')).list('no-team', {}), refused('gone')],
    [(by) => by.guest.list('team-01', {}), refused('session-expired')],
  ],
  settings: [
    [
      async (by) => (await by.as('user-volunteer')).settings('team-01'),
      { teamName: 'Lantern Street Neighbours', isLeader: true, mayWrite: true, getsLetters: true, membersWrite: true },
    ],
    [async (by) => (await by.as('volunteer-400')).settings('team-01'), refused('not-yours')],
  ],
  changeSetting: [
    [
      async (by) => (await by.as('volunteer-403')).changeSetting(await team(by), 'gets-letters', false),
      { teamName: 'Night readers', isLeader: false, mayWrite: false, getsLetters: false, membersWrite: false },
    ],
    [
      async (by) => (await by.as('volunteer-403')).changeSetting(await team(by), 'members-write', true),
      refused('not-yours'),
    ],
  ],
  write: [
    [
      async (by) => {
        const gateway = await by.as('volunteer-400')
        return gateway.write(await team(by), 'We meet at eight', by.key())
      },
      1,
    ],
    [async (by) => (await by.as('volunteer-400')).write(await team(by), '', by.key()), refused('invalid')],
    [async (by) => (await by.as('volunteer-403')).write(await team(by), 'Hello', by.key()), refused('state-refuses')],
  ],
})
