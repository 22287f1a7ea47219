import { inject } from 'inversify'
import { CirclePostsGateway } from '../../../application/civic/circles/circle-posts-gateway'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { ReportSomething, type ReportingForm } from '../../../application/participation/reports/report-something'
import type { CirclePost } from '../../../domain/civic/circles/circle-post'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { circlePath, circlesPath } from './circles.paths'

/** S154: reports a post of a circle to the office. */
export class ReportPostViewModel implements ScreenViewModel {
  id = ''
  readonly post: Loadable<CirclePost>
  form: ReportingForm | null = null
  readonly resources: Resources

  constructor(
    @inject(CirclePostsGateway) gateway: CirclePostsGateway,
    @inject(ReportSomething) private readonly reporting: ReportSomething,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.post = new Loadable((signal) => gateway.post(this.id, signal))
    this.resources = {
      post: resetResource(this.post),
      form: {
        open: async () => {
          await this.form?.open()
        },
        show: () => this.form?.show() ?? (() => undefined),
      },
    }
    observe(this)
  }

  get isGone(): boolean {
    return this.post.failure?.code === 'gone'
  }

  applyLocation({ params }: ScreenLocation): void {
    const id = params['id'] ?? ''
    if (id === this.id) return
    this.id = id
    this.form = this.reporting.execute({ kind: 'circle-post', id }, () => {
      const circleId = this.post.value?.circle.id
      // The post is left out of the member's lists from now on, so the way leads to its circle.
      this.navigator.navigateTo(circleId === undefined ? circlesPath : circlePath(circleId), { replace: true })
    })
  }

  reload(): Promise<unknown> {
    return this.post.load()
  }
}
