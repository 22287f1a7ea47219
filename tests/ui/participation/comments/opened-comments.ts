import { CommentsViewModel } from '../../../../src/ui/participation/comments/comments.part.view-model'
import { flush } from '../../../support/flush'
import { articleHost, logIn, type ArticleHost } from '../../media/articles/article-host'

export const target = { id: '12', kind: 'post' as const }

export function opened(host: ArticleHost): CommentsViewModel {
  const viewModel = host.container.get(CommentsViewModel)
  viewModel.open(target)
  return viewModel
}

export async function listed(host: ArticleHost): Promise<CommentsViewModel> {
  const viewModel = opened(host)
  viewModel.onNear()
  await flush()
  return viewModel
}

export async function written(viewModel: CommentsViewModel, text: string): Promise<void> {
  viewModel.write()
  await flush()
  viewModel.composer.write(text)
}

/** A member with the comments of an article open, and a text in the composer. */
export async function memberWriting(text: string, phone?: string | null) {
  const host = articleHost()
  logIn(host, phone)
  const viewModel = await listed(host)
  await written(viewModel, text)
  return { host, viewModel }
}

export const ids = (viewModel: CommentsViewModel) => viewModel.list.items.map(({ id }) => id)
