/// <reference types="@fiacre/widget/astro" />
