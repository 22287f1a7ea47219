// Yardstick (b): the smallest app of the same stack (react, router, mobx, inversify, axios, one lazy route, one feed),
// and nothing more.
import 'reflect-metadata/lite'
import axios from 'axios'
import { Container, inject, injectable } from 'inversify'
import { makeAutoObservable, runInAction } from 'mobx'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'

export interface Item {
  readonly id: string
  readonly title: string
  readonly covers: readonly string[]
  readonly likes: number
}

@injectable('Singleton')
class FeedGateway {
  readonly http = axios.create()

  async page(): Promise<readonly Item[]> {
    const answer = await this.http.get<{ data: { items: Item[] } }>('/v1/feeds?page_size=20&types=1,2,3,4')
    return answer.data.data.items
  }
}

export class FeedViewModel {
  items: readonly Item[] = []

  constructor(@inject(FeedGateway) private readonly gateway: FeedGateway) {
    makeAutoObservable(this)
  }

  async open(): Promise<void> {
    const items = await this.gateway.page()
    runInAction(() => {
      this.items = items
    })
  }
}

export const container = new Container({ autobind: true })

const router = createBrowserRouter([
  { element: <Outlet />, children: [{ path: '*', lazy: async () => ({ Component: (await import('./feed')).Feed }) }] },
])

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
