// The least a page of this framework can be: one route whose markup came with the page, brought to life in the browser.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'

function bareRouter() {
  const routeTree = createRootRoute({
    component: () => <h1>A page of the framework with nothing in it</h1>,
  })
  return createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
}

const page = document.getElementById('page')
if (page) {
  const router = bareRouter()
  await router.load()
  hydrateRoot(page, <RouterProvider router={router} />)
}
