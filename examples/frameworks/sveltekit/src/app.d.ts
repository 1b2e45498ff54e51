/// <reference types="@fiacre/widget/svelte" />
