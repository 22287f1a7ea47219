import { inject } from 'inversify'
import type { Show } from '../../../domain/civic/shows/show'
import { checkShow, mostShowPictures, type ShowForm } from '../../../domain/civic/shows/show-form'
import type { Form } from '../../frame/forms/form'
import { FormServices } from '../../frame/forms/form-services'
import { NoticesStore } from '../../frame/shared/notices.store'
import { ShowsGateway } from './shows-gateway'
import { showNotices } from './show-notices'

const emptyForm: ShowForm = { text: '', categoryId: '', place: '', pictures: [] }

/** Creates the form of a show, with its rules, and submits it; publishing needs a phone (B50). */
export class PublishShow {
  constructor(
    @inject(FormServices) private readonly forms: FormServices,
    @inject(ShowsGateway) private readonly gateway: ShowsGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** @param topicId The topic of an entry; null for a show. */
  form(topicId: string | null, onSent: (show: Show) => void): Form<ShowForm, ShowForm, Show> {
    const kind = topicId === null ? 'show' : 'entry'
    const form: Form<ShowForm, ShowForm, Show> = this.forms.make({
      name: topicId === null ? 'show' : `entry:${topicId}`,
      values: emptyForm,
      needs: 'phone',
      pictures: mostShowPictures,
      published: true,
      videos: true,
      check: (values) => checkShow(values, form.pictures?.counts ?? { pictures: 0, videos: 0 }, kind),
      send: (show, key) => (topicId === null ? this.gateway.create(show, key) : this.gateway.enter(topicId, show, key)),
      onSent: (show) => {
        this.notices.show({ code: showNotices['show-sent'] }, 'success')
        onSent(show)
      },
    })
    return form
  }
}
