import { inject } from 'inversify'
import {
  checkCirclePost,
  emptyCirclePost,
  mostPostPictures,
  type CirclePostForm,
  type CirclePostWriting,
} from '../../../domain/civic/circles/circle-post-form'
import type { Form } from '../../frame/forms/form'
import type { FormErrors } from '../../frame/forms/form-options'
import { FormServices } from '../../frame/forms/form-services'
import type { Failure } from '../../frame/shared/failure'
import { SiteStore } from '../../frame/site/site.store'
import { NoticesStore } from '../../frame/shared/notices.store'
import { postNotices } from './post-notices'
import { PostWritingGateway, type WrittenPost } from './post-writing-gateway'

export type PostForm = Form<CirclePostForm, CirclePostWriting, WrittenPost>

/** Creates the forms of a post, with its rules, and submits them; writing needs a phone (B50). */
export class WritePost {
  constructor(
    @inject(FormServices) private readonly forms: FormServices,
    @inject(PostWritingGateway) private readonly gateway: PostWritingGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {}

  /** The form of a new post. Its draft belongs to the circle. */
  form(circleId: string, onSent: (post: WrittenPost) => void): PostForm {
    const form: PostForm = this.forms.make({
      name: `circle-post:${circleId}`,
      values: emptyCirclePost,
      needs: 'phone',
      pictures: mostPostPictures,
      published: true,
      videos: true,
      check: (values) => checkCirclePost(values, form.pictures?.counts ?? nothingShown, this.site.area),
      send: (post, key) => this.gateway.create(circleId, post, key),
      errorsOf: pollErrors,
      onSent: (post) => {
        const { state } = post
        const code = state === 'held' ? postNotices['circle-post-held'] : postNotices['circle-post-sent']
        this.notices.show({ code }, 'success')
        onSent(post)
      },
    })
    return form
  }

  /** The form in which the author changes the words of a post; it is started with those. */
  editForm(postId: string, onSent: (post: WrittenPost) => void): PostForm {
    return this.forms.make({
      name: `circle-post-edit:${postId}`,
      values: emptyCirclePost,
      needs: 'phone',
      check: (values) => checkCirclePost(values, nothingShown, this.site.area),
      send: (post, key) => this.gateway.edit(postId, post, key),
      onSent: (post) => {
        this.notices.show({ code: postNotices['circle-post-edited'] }, 'success')
        onSent(post)
      },
    })
  }
}

const nothingShown = { pictures: 0, videos: 0 }

/** The platform names a poll whose words are refused as a whole, whichever of its fields has them. */
function pollErrors({ code, fields }: Failure): FormErrors<CirclePostForm> | null {
  return code === 'invalid' && fields['poll'] !== undefined ? { question: fields['poll'] } : null
}
