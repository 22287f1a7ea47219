import { invitationsRoutes } from '../../ui/invitations/invitations.routes'
import { featureName } from '../../ui/shell/feature-name'
import { lazyCode } from '../../ui/shell/lazy-code'
import type { Feature } from '../feature'
import { sharingFeature } from './sharing.feature'

export const invitationsFeature: Feature = {
  name: featureName('invitations'),
  ways: lazyCode('ways', () => import('../../ui/invitations/invitation.ways').then((module) => module.invitationWays)),
  routes: invitationsRoutes,
  adapters: lazyCode('invitations', () =>
    import('../../infrastructure/invitations/invitations.module').then((module) => module.invitationsModule),
  ),
  needs: [sharingFeature],
}
