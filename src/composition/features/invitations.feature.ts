import { invitationsRoutes } from '../../ui/people/invitations/invitations.routes'
import { featureName } from '../../ui/frame/shell/feature-name'
import { lazyCode } from '../../ui/frame/shell/lazy-code'
import type { Feature } from '../feature'
import { sharingFeature } from './sharing.feature'

export const invitationsFeature: Feature = {
  name: featureName('invitations'),
  ways: lazyCode('ways', () => import('../../ui/people/invitations/invitation.ways')),
  routes: invitationsRoutes,
  mine: lazyCode('mine', () => import('../../ui/people/invitations/invitation.mine')),
  adapters: lazyCode('invitations', () => import('../../infrastructure/people/invitations/invitations.module')),
  needs: [sharingFeature],
}
