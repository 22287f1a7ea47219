import { InvitationsGateway } from '../../application/people/invitations/invitations-gateway'
import { invitePath } from '../../ui/people/invitations/invitations.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { sharingFeature } from './sharing.feature'

export const invitationsFeature = declareFeature('invitations', {
  routes: [
    {
      path: invitePath,
      chrome: 'none',
      indexed: false,
      load: lazyCode('invitations', () => import('../../ui/people/invitations/invite.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'invitations',
      InvitationsGateway,
      () => import('../../infrastructure/people/invitations/http-invitations-gateway'),
    ),
  ],
  needs: [sharingFeature],
  ways: lazyCode('ways', () => import('../../ui/people/invitations/invitations.entries')),
  mine: lazyCode('mine', () => import('../../ui/people/invitations/invitations.entries')),
})
