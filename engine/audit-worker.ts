/** The worker thread, the only place that parses what strangers wrote. analysis-pool.ts sets its limits. */

import { TASKS_TOGETHER, WORKER_TASKS } from './worker-tasks.ts'
import { answerTasks } from './worker-thread.ts'

answerTasks(WORKER_TASKS, TASKS_TOGETHER)
