// Preloaded into a process that must not outlive its starter (`node --import`): it ends as if asked to.
import { onParentGone } from './parent.mjs'

onParentGone(() => process.kill(process.pid, 'SIGTERM'), Number(process.env.FIVEFOLD_PARENT) || process.ppid)
