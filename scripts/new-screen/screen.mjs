/** The view-model, the view and the words of a screen, by its kind. */
export const viewModels = {
  list: ({ home, screen, Screen }) => `
import { inject } from 'inversify'
import { ${Screen}Gateway } from '../../../application/${home}/${screen}-gateway'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resources } from '../../../application/frame/shared/resource'
import type { ${Screen}Item } from '../../../domain/${home}/${screen}'
import type { ScreenViewModel } from '../../frame/shell/screen'

export class ${Screen}ViewModel implements ScreenViewModel {
  readonly list: PagedList<${Screen}Item>
  readonly resources: Resources

  constructor(@inject(${Screen}Gateway) gateway: ${Screen}Gateway) {
    this.list = new PagedList(
      (cursor, signal) => gateway.page(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = { list: this.list }
  }
}
`,
  detail: ({ home, parameter, screen, Screen, variable }) => `
import { inject } from 'inversify'
import { ${Screen}Gateway } from '../../../application/${home}/${screen}-gateway'
import { Loadable } from '../../../application/frame/shared/loadable'
import type { Resources } from '../../../application/frame/shared/resource'
import type { ${Screen} } from '../../../domain/${home}/${screen}'
import type { ScreenHead, ScreenViewModel } from '../../frame/shell/screen'

export class ${Screen}ViewModel implements ScreenViewModel {
  readonly ${variable}: Loadable<${Screen}>
  readonly resources: Resources

  constructor(@inject(${Screen}Gateway) gateway: ${Screen}Gateway) {
    this.${variable} = new Loadable((signal, { params }) => gateway.${variable}(params['${parameter}'] ?? '', signal))
    this.resources = { ${variable}: this.${variable} }
  }

  get head(): ScreenHead | null {
    const { value } = this.${variable}
    return value === null ? null : { title: value.title, description: value.text }
  }
}
`,
  form: ({ home, screen, Screen }) => `
import { inject } from 'inversify'
import type { Form } from '../../../application/frame/forms/form'
import { FormServices } from '../../../application/frame/forms/form-services'
import { ${Screen}Gateway } from '../../../application/${home}/${screen}-gateway'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { Resources } from '../../../application/frame/shared/resource'
import { check${Screen}, type ${Screen}Form } from '../../../domain/${home}/${screen}'
import type { ScreenViewModel } from '../../frame/shell/screen'

export class ${Screen}ViewModel implements ScreenViewModel {
  readonly form: Form<${Screen}Form, ${Screen}Form, { readonly id: string }>
  readonly resources: Resources

  constructor(
    @inject(FormServices) forms: FormServices,
    @inject(${Screen}Gateway) gateway: ${Screen}Gateway,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.form = forms.make({
      name: '${screen}',
      values: { text: '' },
      needs: 'member',
      check: check${Screen},
      send: (form, key) => gateway.send(form, key),
      onSent: () => navigator.back(),
    })
    this.resources = { form: this.form }
  }
}
`,
}

export const screens = {
  list: ({ screen, Screen, variable }) => `
import { observer } from 'mobx-react-lite'
import { EmptyState } from '../../frame/kit/empty-state'
import { ListRow } from '../../frame/kit/list-row'
import { SkeletonList } from '../../frame/kit/skeleton'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screen'
import { homePath } from '../../frame/site/site.routes'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { ${Screen}ViewModel } from './${screen}.view-model'
import { ${variable}Words } from './${screen}.words'

export const ${Screen}Screen = observer(function ${Screen}Screen({ viewModel }: { readonly viewModel: ${Screen}ViewModel }) {
  const words = useWords(${variable}Words)
  const format = useFormat()
  const { list } = viewModel
  return (
    <PlainPage title={words.title} look="rows">
      <PagedListPart
        list={list}
        look="plain"
        skeleton={<SkeletonList label={words.loading} shape="rows" />}
        empty={<EmptyState title={words.none} />}
      >
        {(item) => <ListRow title={item.title} text={item.text} value={format.relativeTime(item.createdAt)} />}
      </PagedListPart>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: ${Screen}ViewModel, view: ${Screen}Screen, parent: homePath })
`,
  detail: ({ screen, Screen, variable }) => `
import { observer } from 'mobx-react-lite'
import { FailedPart } from '../../frame/kit/failed-part'
import { SkeletonList } from '../../frame/kit/skeleton'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screen'
import { homePath } from '../../frame/site/site.routes'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { ${Screen}ViewModel } from './${screen}.view-model'
import { ${variable}Words } from './${screen}.words'

export const ${Screen}Screen = observer(function ${Screen}Screen({ viewModel }: { readonly viewModel: ${Screen}ViewModel }) {
  const words = useWords(${variable}Words)
  const format = useFormat()
  const { value, state, failure } = viewModel.${variable}
  return (
    <PlainPage title={value?.title ?? words.title}>
      {value !== null ? (
        <article>
          <p>{format.dateTime(value.createdAt)}</p>
          <p>{value.text}</p>
        </article>
      ) : state === 'failed' ? (
        <FailedPart title={words.failed} failure={failure} onRetry={viewModel.${variable}.reload} />
      ) : (
        <SkeletonList label={words.loading} shape="article" />
      )}
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: ${Screen}ViewModel, view: ${Screen}Screen, parent: homePath })
`,
  form: ({ home, screen, Screen, variable }) => `
import { observer } from 'mobx-react-lite'
import { ${variable}TextRule } from '../../../domain/${home}/${screen}'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { TextArea } from '../../frame/kit/text-area'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screen'
import { homePath } from '../../frame/site/site.routes'
import { useWords } from '../../frame/words/words'
import { ${Screen}ViewModel } from './${screen}.view-model'
import { ${variable}Words } from './${screen}.words'

export const ${Screen}Screen = observer(function ${Screen}Screen({ viewModel }: { readonly viewModel: ${Screen}ViewModel }) {
  const words = useWords(${variable}Words)
  const field = useFields(viewModel.form, words)
  return (
    <PlainPage title={words.title}>
      <FormFrame form={viewModel.form} words={words} label={words.title} submit={words.submit}>
        <TextArea {...field('text')} rows={4} maxLength={${variable}TextRule.most} />
      </FormFrame>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: ${Screen}ViewModel, view: ${Screen}Screen, parent: homePath })
`,
}

const catalogue =
  (chinese, english) =>
  ({ variable, title, zh }) =>
    `
import { words } from '../../frame/words/words'

export const ${variable}Words = words({
  'zh-CN': { title: '${zh}', ${chinese} },
  en: { title: '${title}', ${english} },
})
`

export const words = {
  list: catalogue(`loading: '加载中', none: '暂无内容'`, `loading: 'Loading', none: 'Nothing here yet'`),
  detail: catalogue(
    `loading: '加载中', failed: '没有加载成功'`,
    `loading: 'Loading', failed: 'This could not be loaded'`,
  ),
  form: catalogue(
    `submit: '提交', text: '内容', 'text.required': '请填写内容', 'text.too-long': '内容最多500个字'`,
    `submit: 'Send', text: 'Words', 'text.required': 'Write something first', 'text.too-long': 'Use at most 500 characters'`,
  ),
}
